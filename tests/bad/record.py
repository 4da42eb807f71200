"""Write the ``expected.txt`` of the bad projects anew, after a deliberate change of a message.

Run ``python tests/bad/record.py``, or name folders behind it, and read every difference: is the
place right, does the message quote the fragment, name both ends, and say how to mend it?
"""

import sys

import corpus

if __name__ == "__main__":
    for name in sys.argv[1:] or corpus.folders():
        if corpus.record(name):
            print("recorded", name)
