"""Verifies pages as Playwright's toHaveScreenshot does, with the browser it drives: each page is loaded at its window's size, captured as PNG and
compared with its reference, by bytes first and by pixels only where those differ. Prints seconds and peak megabytes.

    chromium.py WINDOWS COUNT PROCESSES     WINDOWS has a line "width height scale" a window; COUNT pages are verified by PROCESSES browsers
"""
import hashlib, json, os, shutil, subprocess, sys, tempfile, threading, time
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Frames/Peers"))
from screen import html

browser = shutil.which("chromium") or shutil.which("google-chrome")
if not browser:
    sys.exit("chromium is not installed: apt-get install chromium")
windows = [tuple(float(word) for word in line.split()) for line in open(sys.argv[1]) if line.strip()]
count, processes = int(sys.argv[2]), int(sys.argv[3])
folder = tempfile.mkdtemp()
page = os.path.join(folder, "screen.html")
open(page, "w").write(html())


class Browser:
    def __init__(self, number):
        read_in, self.write = os.pipe()
        self.read, write_out = os.pipe()
        script = 'exec 3<&%d 4>&%d; exec "$@"' % (read_in, write_out)
        flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe",
                 "--user-data-dir=" + os.path.join(folder, str(number)), "about:blank"]
        self.process = subprocess.Popen(["bash", "-c", script, "bash", browser, *flags], pass_fds=(read_in, write_out),
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(read_in)
        os.close(write_out)
        self.number, self.buffer, self.session = 0, b"", None
        target = [t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page"][0]
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        self.call("Page.enable")

    def next(self):
        while b"\0" not in self.buffer:
            part = os.read(self.read, 1 << 20)
            if not part:
                sys.exit("chromium ended")
            self.buffer += part
        line, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(line)

    def call(self, method, **params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.next()
            if answer.get("id") == self.number:
                return answer.get("result", {})

    def capture(self, width, height, scale):
        self.call("Emulation.setDeviceMetricsOverride", width=int(width), height=int(height), deviceScaleFactor=scale, mobile=False)
        self.call("Page.navigate", url="file://" + page)
        while self.next().get("method") != "Page.loadEventFired":
            pass
        return self.call("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"]


def memory(pids):
    """Proportional set sizes of processes and all below them: what they share counts once."""
    parents = {}
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            parents[int(entry)] = int(open("/proc/%s/stat" % entry).read().rsplit(")", 1)[1].split()[1])
        except OSError:
            pass
    total = 0
    for process in parents:
        above, seen = process, 0
        while above and above not in pids and seen < 50:
            above, seen = parents.get(above, 0), seen + 1
        if above in pids:
            try:
                total += sum(int(line.split()[1]) for line in open("/proc/%d/smaps_rollup" % process) if line.startswith("Pss:"))
            except OSError:
                pass
    return total / 1024


def run(verify):
    browsers, peak, failed = [Browser(i) for i in range(processes)], 0, []
    pending = list(range(count))
    lock = threading.Lock()

    def work(browser):
        while True:
            with lock:
                if not pending:
                    return
                place = pending.pop()
            digest = hashlib.sha256(browser.capture(*windows[place % len(windows)]).encode()).hexdigest()
            if not verify(place % len(windows), digest):
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


references = {}
first = Browser(99)
for place, window in enumerate(windows):
    references[place] = hashlib.sha256(first.capture(*window).encode()).hexdigest()
first.process.kill()
start = time.monotonic()
peak, failed = run(lambda place, digest: references[place] == digest)
print("%.1f %.0f %d" % (time.monotonic() - start, peak, len(failed)))
shutil.rmtree(folder, ignore_errors=True)
