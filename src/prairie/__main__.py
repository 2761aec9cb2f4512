"""python -m prairie"""

from prairie.cli import main

main()
