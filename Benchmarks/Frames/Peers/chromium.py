"""Prints milliseconds a warm picture, milliseconds cold and peak megabytes of headless Chromium for the screen."""
import os, shutil, statistics, subprocess, sys, tempfile, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from browser import FLAGS, PROGRAM, Browser
from memory import memory
from screen import html

WIDTH, HEIGHT, SCALE = 1024, 1366, 2

folder = tempfile.mkdtemp()
page = os.path.join(folder, "screen.html")
open(page, "w").write(html())


def cold():
    start = time.monotonic()
    subprocess.run([PROGRAM, *FLAGS, "--window-size=%d,%d" % (WIDTH, HEIGHT), "--force-device-scale-factor=%d" % SCALE,
                    "--user-data-dir=" + os.path.join(folder, "cold"), "--screenshot=" + os.path.join(folder, "cold.png"), "file://" + page],
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60)
    return (time.monotonic() - start) * 1000


cold_times = [cold() for _ in range(3)]
browser = Browser(os.path.join(folder, "warm"))
browser.resize(WIDTH, HEIGHT, SCALE)
times = []
for _ in range(8):
    start = time.monotonic()
    browser.capture(page)
    times.append((time.monotonic() - start) * 1000)
peak = memory({browser.process.pid})
browser.process.kill()
shutil.rmtree(folder, ignore_errors=True)
print(statistics.median(times[1:]), statistics.median(cold_times), peak)
