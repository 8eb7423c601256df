"""Headless Chromium by its DevTools protocol over pipes, as Playwright drives it."""
import json, os, shutil, subprocess, sys

PROGRAM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
if not PROGRAM:
    sys.exit("chromium is not installed: apt-get install chromium")

FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]


class Browser:
    """A browser of its own with one page. `folder` takes its profile."""

    def __init__(self, folder, *flags):
        read_in, self.write = os.pipe()
        self.read, write_out = os.pipe()
        # The browser reads commands from descriptor 3 and writes answers to 4.
        script = 'exec 3<&%d 4>&%d; exec "$@"' % (read_in, write_out)
        command = [PROGRAM, *FLAGS, *flags, "--remote-debugging-pipe", "--user-data-dir=" + folder, "about:blank"]
        self.process = subprocess.Popen(["bash", "-c", script, "bash", *command], pass_fds=(read_in, write_out),
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

    def resize(self, width, height, scale):
        self.call("Emulation.setDeviceMetricsOverride", width=int(width), height=int(height), deviceScaleFactor=scale, mobile=False)

    def capture(self, page):
        """The page's picture once it is loaded: a PNG in base 64."""
        self.call("Page.navigate", url="file://" + page)
        while self.next().get("method") != "Page.loadEventFired":
            pass
        return self.call("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"]
