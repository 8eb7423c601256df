"""Verifies pages as Playwright's toHaveScreenshot does, with the browser it drives: each page is loaded at its window's size, captured as PNG and
compared with its reference, by bytes first and by pixels only where those differ. Prints seconds and peak megabytes.

    chromium.py WINDOWS COUNT PROCESSES     WINDOWS has a line "width height scale" a window; COUNT pages are verified by PROCESSES browsers
"""
import hashlib, os, shutil, sys, tempfile, threading, time
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Frames/Peers"))
from browser import Browser
from memory import memory
from screen import html

windows = [tuple(float(word) for word in line.split()) for line in open(sys.argv[1]) if line.strip()]
count, processes = int(sys.argv[2]), int(sys.argv[3])
folder = tempfile.mkdtemp()
page = os.path.join(folder, "screen.html")
open(page, "w").write(html())


def start(number):
    return Browser(os.path.join(folder, str(number)))


def digest(browser, place):
    browser.resize(*windows[place])
    return hashlib.sha256(browser.capture(page).encode()).hexdigest()


def run(references):
    browsers, peak, failed = [start(number) for number in range(processes)], 0, []
    pending = list(range(count))
    lock = threading.Lock()

    def work(browser):
        while True:
            with lock:
                if not pending:
                    return
                place = pending.pop() % len(windows)
            if digest(browser, place) != references[place]:
                failed.append(place)

    threads = [threading.Thread(target=work, args=(b,)) for b in browsers]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        peak = max(peak, memory({b.process.pid for b in browsers}))
        time.sleep(0.3)
    for b in browsers:
        b.process.kill()
    return peak, failed


first = start("references")
references = [digest(first, place) for place in range(len(windows))]
first.process.kill()
begin = time.monotonic()
peak, failed = run(references)
print("%.1f %.0f %d" % (time.monotonic() - begin, peak, len(failed)))
shutil.rmtree(folder, ignore_errors=True)
