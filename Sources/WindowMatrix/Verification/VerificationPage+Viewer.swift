extension VerificationPage {
    /// The page's own style beside the contact sheet's.
    static let style: String = """
        .notes { width: auto; margin: 0 0 24px; padding: 4px 16px; border: 1px solid var(--line); border-radius: 10px; }
        .notes code { overflow-wrap: anywhere; }
        .result { max-width: 420px; }
        .result ul { margin: 6px 0 0; padding-left: 18px; }
        .blank { display: grid; place-items: center; min-width: 220px; min-height: 140px; padding: 16px; white-space: pre-line; color: var(--dim);
          background: var(--card); border: 1px dashed var(--line); border-radius: 8px; overflow-wrap: anywhere; max-width: 320px; }
        .same { margin: 8px 0 28px; color: var(--dim); }
        .same p { line-height: 1.9; overflow-wrap: anywhere; }
        .both { position: relative; margin: auto; flex: none; touch-action: none; }
        .both img { display: block; width: 100%; margin: 0 !important; max-width: none !important; max-height: none !important; cursor: ew-resize; user-select: none; }
        .both img + img { position: absolute; inset: 0; }
        .handle { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--tint); pointer-events: none; }
        .handle::after { content: ""; position: absolute; top: 50%; left: 1px; width: 28px; height: 28px; margin: -14px; border-radius: 50%;
          background: var(--tint); opacity: .85; }
        .named { margin: auto; flex: 0 1 auto; min-width: 0; text-align: center; color: var(--dim); height: 100%; display: flex; flex-direction: column; gap: 8px; }
        .named img { min-height: 0; flex: 0 1 auto; object-fit: contain; max-width: 100%; }
        #words { margin: 0; padding: 14px 18px 14px 36px; overflow: auto; flex: 1; }
        #words:empty::before { content: "The view trees say the same."; color: var(--dim); margin-left: -18px; }
        .accept { display: flex; gap: 8px; padding: 12px 18px; border-top: 1px solid var(--line); align-items: center; }
        #accept, #accept-all { background: var(--tint); color: #fff; border-color: transparent; font-weight: 600; }
        #outcome { margin: 0; padding: 0 18px 12px; color: var(--dim); overflow-wrap: anywhere; }
        #outcome:empty { display: none; }
        .verdict.accepted { background: #2e7d32; color: #fff; }
        .accept code { flex: 1; overflow-wrap: anywhere; }
        """

    /// The dialog that shows one picture beside the recorded one.
    static let viewer: String = """
        <dialog id="viewer" aria-label="Picture">
        <div class="bar">
        <button type="button" id="close" title="Close (Esc)">✕</button>
        <h3><span id="title"></span><code id="name"></code></h3>
        <button type="button" id="previous" title="Previous (←)">←</button>
        <button type="button" id="next" title="Next (→)">→</button>
        <button type="button" class="mode" data-mode="pair" title="Recorded beside new (1)">Side by side</button>
        <button type="button" class="mode" data-mode="slider" title="Slider (2)">Slider</button>
        <button type="button" class="mode" data-mode="blink" title="Blink (3)">Blink</button>
        <button type="button" class="mode" data-mode="difference" title="Difference (4)">Difference</button>
        </div>
        <div id="stage" class="fit"></div>
        <aside id="side">
        <dl id="facts"></dl>
        <ul id="words"></ul>
        <div class="accept"><code id="command"></code><button type="button" id="copy">Copy</button><button type="button" id="accept" hidden>Accept</button></div>
        <p id="outcome" role="status"></p>
        </aside>
        </dialog>
        """

    static let script: String = #"""
        const byName = new Map(entries.map(e => [e.name, e]));

        // Which pictures show.
        let kind = "all";
        function filter() {
          const words = $("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
          let shown = 0;
          for (const shot of shots) {
            const fits = (kind === "all" || shot.dataset.kind === kind) && words.every(w => shot.dataset.words.includes(w));
            shot.hidden = !fits;
            shot.closest("figure").hidden = !fits;
            shown += fits;
          }
          const isPlain = kind === "all" && !words.length;
          for (const section of document.querySelectorAll("section"))
            section.hidden = !isPlain && [...section.querySelectorAll(".shot")].every(s => s.hidden);
          $("nothing").hidden = shown > 0 || isPlain;
        }
        $("filter").addEventListener("input", filter);
        for (const chip of document.querySelectorAll(".chip")) chip.addEventListener("click", () => {
          kind = chip.dataset.kind;
          for (const other of document.querySelectorAll(".chip")) other.setAttribute("aria-pressed", other === chip);
          filter();
        });
        function theme(name) { if (name) root.dataset.theme = name; }
        function flipTheme() {
          const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
          theme(isDark ? "light" : "dark");
          remember("theme", root.dataset.theme);
        }
        theme(recall("theme"));
        $("theme").addEventListener("click", flipTheme);

        // The viewer.
        const viewer = $("viewer"), stage = $("stage");
        let current = null, mode = recall("mode") || "slider", share = 0.5, blinking = 0;
        function image(file, name) {
          const img = new Image();
          img.src = encodeURI(file);
          img.alt = name;
          img.draggable = false;
          return img;
        }
        function named(file, text) {
          const box = document.createElement("div"), label = document.createElement("span");
          box.className = "named";
          label.textContent = text;
          box.append(label, image(file, text));
          return box;
        }
        // Both pictures in one place, as large as fits.
        function both(e) {
          const box = document.createElement("div");
          box.className = "both";
          const below = image(e.reference, "recorded"), above = image(e.actual, "new");
          box.append(below, above);
          const fit = () => {
            if (!below.naturalWidth) return;
            const scale = Math.min((stage.clientWidth - 56) / below.naturalWidth, (stage.clientHeight - 56) / below.naturalHeight, e.width / below.naturalWidth * 1.5);
            box.style.width = below.naturalWidth * scale + "px";
          };
          below.addEventListener("load", fit);
          fit();
          return { box, above, fit };
        }
        function slider(e) {
          const { box, above } = both(e), handle = document.createElement("div");
          handle.className = "handle";
          box.append(handle);
          const place = () => {
            above.style.clipPath = `inset(0 0 0 ${share * 100}%)`;
            handle.style.left = share * 100 + "%";
          };
          const move = event => {
            const rect = box.getBoundingClientRect();
            share = Math.min(1, Math.max(0, (event.clientX - rect.left) / rect.width));
            place();
          };
          box.addEventListener("pointerdown", event => { box.setPointerCapture(event.pointerId); move(event); });
          box.addEventListener("pointermove", event => { if (event.buttons) move(event); });
          place();
          return box;
        }
        function blink(e) {
          const { box, above } = both(e);
          blinking = setInterval(() => { above.hidden = !above.hidden; }, 600);
          return box;
        }
        function draw() {
          const e = current;
          clearInterval(blinking);
          const modes = { pair: e.reference && e.actual, slider: e.reference && e.actual, blink: e.reference && e.actual, difference: e.difference };
          for (const button of document.querySelectorAll(".mode")) {
            button.hidden = !modes[button.dataset.mode];
            button.setAttribute("aria-pressed", button.dataset.mode === mode);
          }
          if (modes[mode] && mode === "slider") stage.replaceChildren(slider(e));
          else if (modes[mode] && mode === "blink") stage.replaceChildren(blink(e));
          else if (modes[mode] && mode === "difference") stage.replaceChildren(named(e.difference, "difference"));
          else if (modes.pair) stage.replaceChildren(named(e.reference, "recorded"), named(e.actual, "new"));
          else if (e.actual) stage.replaceChildren(named(e.actual, "new"));
          else { const p = document.createElement("p"); p.className = "blank"; p.style.margin = "auto"; p.textContent = e.sentence || "The picture is as recorded."; stage.replaceChildren(p); }
          $("title").textContent = e.title;
          $("name").textContent = e.name;
          const facts = [["Verdict", { changed: "changed", missing: "not recorded", failed: "failed", tolerated: "tolerated", same: "the same picture" }[e.verdict]], ["Picture", e.sentence]];
          $("facts").replaceChildren(...facts.filter(f => f[1]).flatMap(([name, value]) => {
            const dt = document.createElement("dt"), dd = document.createElement("dd");
            dt.textContent = name; dd.textContent = value;
            return [dt, dd];
          }));
          $("words").replaceChildren(...e.changes.map(text => { const li = document.createElement("li"); li.textContent = text; return li; }));
          const quoted = /^[\w.\/-]+$/.test(e.name) ? e.name : "'" + e.name.replaceAll("'", "'\\''") + "'";
          $("command").textContent = "quince accept " + quoted;
          document.querySelector(".accept").hidden = e.verdict === "failed";
          $("accept").hidden = !token;
          $("accept").disabled = accepted.has(e.name) || e.verdict === "failed";
          $("accept").textContent = accepted.has(e.name) ? "Accepted" : "Accept";
          $("outcome").textContent = "";
        }

        // Accepting, where `quince accept --serve` serves the page.
        const token = document.querySelector('meta[name="quince-accept"]')?.content, accepted = new Set();
        async function accept(names) {
          try {
            const answer = await fetch("accept", { method: "POST", headers: { "X-Quince-Accept": token }, body: JSON.stringify(names ? { names } : {}) });
            if (!answer.ok) return await answer.text();
            for (const name of (await answer.json()).accepted) {
              accepted.add(name);
              const badge = document.getElementById(name)?.querySelector(".verdict");
              if (badge) { badge.textContent = "accepted"; badge.className = "verdict accepted"; }
            }
            const open = entries.filter(e => e.actual && e.verdict !== "failed" && !accepted.has(e.name)).length;
            $("accept-all").textContent = open ? `Accept all ${open}` : "All accepted";
            $("accept-all").disabled = !open;
            return null;
          } catch {
            return "quince accept --serve does not answer any more.";
          }
        }
        // Names are given as they are: none stands for a pattern.
        $("accept").addEventListener("click", async () => {
          const name = current.name, problem = await accept([name]);
          if (current.name === name) draw();
          $("outcome").textContent = problem || "It is the recorded picture now.";
        });
        if (token) {
          const button = document.createElement("button"), open = entries.filter(e => e.actual && e.verdict !== "failed").length;
          button.type = "button";
          button.id = "accept-all";
          button.textContent = `Accept all ${open}`;
          button.disabled = !open;
          button.addEventListener("click", async () => { const problem = await accept(null); if (problem) alert(problem); });
          document.querySelector("header").append(button);
        }
        function open(name, keepsAddress) {
          const entry = byName.get(name);
          if (!entry) return;
          current = entry;
          if (!keepsAddress) history.replaceState(null, "", "#" + name);
          if (!viewer.open) viewer.showModal();
          draw();
        }
        function close() { if (viewer.open) viewer.close(); }
        viewer.addEventListener("close", () => {
          clearInterval(blinking);
          history.replaceState(null, "", location.pathname + location.search);
          const shot = current && $(current.name);
          if (shot) { shot.focus({ preventScroll: true }); shot.scrollIntoView({ block: "nearest" }); }
        });
        function step(by) {
          const names = shots.filter(s => !s.hidden).map(s => s.id), at = names.indexOf(current.name);
          if (names.length) open(names[(at + by + names.length) % names.length]);
        }
        function show(name) { mode = name; remember("mode", name); draw(); }
        for (const shot of shots) shot.addEventListener("click", event => { event.preventDefault(); open(shot.id); });
        for (const button of document.querySelectorAll(".mode")) button.addEventListener("click", () => show(button.dataset.mode));
        $("close").addEventListener("click", close);
        $("previous").addEventListener("click", () => step(-1));
        $("next").addEventListener("click", () => step(1));
        $("copy").addEventListener("click", () => navigator.clipboard?.writeText($("command").textContent));
        addEventListener("resize", () => { if (viewer.open) draw(); });
        document.addEventListener("keydown", event => {
          if (event.metaKey || event.ctrlKey || event.altKey || event.target.matches?.("input")) return;
          const modes = ["pair", "slider", "blink", "difference"];
          let action = event.key === "l" ? flipTheme : null;
          if (viewer.open) {
            if (event.key === "ArrowLeft") action = () => step(-1);
            if (event.key === "ArrowRight") action = () => step(1);
            if ("1234".includes(event.key)) action = () => show(modes[event.key - 1]);
          } else if (event.key === "/") action = () => $("filter").focus();
          if (action) { event.preventDefault(); action(); }
        });
        addEventListener("hashchange", () => open(decodeURIComponent(location.hash.slice(1)), true));
        if (location.hash) open(decodeURIComponent(location.hash.slice(1)), true);
        """#
}
