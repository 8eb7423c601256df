extension ContactSheet {
    /// The page's script: filter, size, theme, and the viewer with its keys.
    static let script: String = #"""
        const byName = new Map(entries.map(e => [e.key, e]));

        // Which windows show.
        let kind = "all";
        const isOfKind = s => kind === "all" || s.dataset.idiom === kind || s.dataset.style === kind
          || (kind === "changed" && s.dataset.changed === "true");
        function filter() {
          const words = $("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
          let shown = 0;
          for (const shot of shots) {
            const fits = isOfKind(shot) && words.every(w => shot.dataset.words.includes(w));
            shot.hidden = !fits;
            shown += fits;
          }
          const isEmpty = box => [...box.querySelectorAll(".shot")].every(s => s.hidden);
          for (const box of document.querySelectorAll("figure, section")) box.hidden = isEmpty(box);
          $("shown").textContent = shown;
          $("nothing").hidden = shown > 0;
        }
        $("filter").addEventListener("input", filter);
        for (const chip of document.querySelectorAll(".chip")) chip.addEventListener("click", () => {
          kind = chip.dataset.kind;
          for (const other of document.querySelectorAll(".chip")) other.setAttribute("aria-pressed", other === chip);
          filter();
        });
        const visible = () => shots.filter(s => !s.hidden);

        // Size and theme.
        function zoom(percent) {
          const value = Math.min(300, Math.max(40, percent));
          $("zoom").value = value;
          root.style.setProperty("--zoom", value / 100);
          remember("zoom", value);
        }
        $("zoom").addEventListener("input", () => zoom(+$("zoom").value));
        if (recall("zoom")) zoom(+recall("zoom"));
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
        let current = null, besides = false, compares = false, last = null;
        const points = n => String(Math.round(n * 100) / 100);
        function image(entry, file) {
          const img = new Image();
          img.src = encodeURI(file);
          img.alt = entry.key;
          img.width = entry.window.width;
          img.addEventListener("click", flipSize);
          return img;
        }
        function draw() {
          const e = current, w = e.window, partner = e.partner && byName.get(e.partner);
          const images = [image(e, compares && e.difference ? e.difference : w.picture)];
          if (compares && e.difference) images.unshift(image(e, w.picture));
          else if (besides && partner) {
            const other = image(partner, partner.window.picture);
            if (w.traits.includes("dark")) images.unshift(other); else images.push(other);
          }
          stage.replaceChildren(...images);
          stage.classList.toggle("stacked", images.length > 1 && w.width > w.height);
          $("title").textContent = e.title;
          $("name").textContent = current.key;
          $("partner").hidden = !partner;
          $("partner").setAttribute("aria-pressed", besides);
          $("difference").hidden = !e.difference;
          $("difference").setAttribute("aria-pressed", compares);
          const s = w.safeArea;
          const facts = [["Window", `${points(w.width)} × ${points(w.height)} pt, ${w.pixelWidth} × ${w.pixelHeight} px`],
            ["Size classes", `${w.horizontalSizeClass} width, ${w.verticalSizeClass} height`],
            ["Safe area", `top ${points(s.top)}, left ${points(s.left)}, bottom ${points(s.bottom)}, right ${points(s.right)}`],
            ["Traits", w.traits.join(", ") || "default"], ["Pixels", w.hash]];
          if (w.note) facts.push(["Note", w.note]);
          e.warnings.forEach((text, i) => facts.push([i ? "" : "Warnings", text]));
          if (w.comparison) facts.push(["Compared", verdict(w.comparison)]);
          $("facts").replaceChildren(...facts.flatMap(([name, value]) => {
            const dt = document.createElement("dt"), dd = document.createElement("dd");
            dt.textContent = name; dd.textContent = value;
            return [dt, dd];
          }));
          drawTree();
        }
        function verdict(c) {
          if (c.identical) return "identical";
          if (c.missing) return "no recorded picture";
          if (c.resized) return `recorded at ${c.resized.recordedWidth} × ${c.resized.recordedHeight} px`;
          const d = c.different.by;
          return `${d.visiblePixels} of ${d.pixels} pixels look different, by ${(d.greatest * 100).toFixed(1)} % at most`;
        }
        function drawTree() {
          const wanted = $("treeFilter").value.toLowerCase();
          const lines = current.tree.split("\n").filter(l => l && l.toLowerCase().includes(wanted));
          $("tree").replaceChildren(...lines.map(line => {
            const row = document.createElement("div"), part = /^([\s|]*<)([\w.$]+)(.*)$/s.exec(line);
            if (!part) { row.textContent = line; return row; }
            const type = document.createElement("span");
            type.className = "type"; type.textContent = part[2];
            row.append(part[1], type, part[3]);
            return row;
          }));
        }
        function open(name, keepsAddress) {
          const entry = byName.get(name);
          if (!entry) return;
          current = entry;
          draw();
          if (!keepsAddress) history.replaceState(null, "", "#" + name);
          if (!viewer.open) viewer.showModal();
        }
        function close() { if (viewer.open) viewer.close(); }
        viewer.addEventListener("close", () => {
          history.replaceState(null, "", location.pathname + location.search);
          const shot = current && $(current.key);
          if (shot) { shot.focus({ preventScroll: true }); shot.scrollIntoView({ block: "nearest" }); }
        });
        function step(by) {
          const names = visible().map(s => s.id), at = names.indexOf(current.key);
          if (names.length) open(names[(at + by + names.length) % names.length]);
        }
        function flipSize() {
          const fits = stage.classList.toggle("fit");
          $("size").setAttribute("aria-pressed", !fits);
        }
        function flipTree() {
          const shows = $("side").hidden;
          $("side").hidden = !shows;
          $("treeToggle").setAttribute("aria-pressed", shows);
        }
        function flipPartner() { besides = !besides; compares = false; draw(); }
        function flipDifference() { compares = !compares; draw(); }
        for (const shot of shots) shot.addEventListener("click", event => { event.preventDefault(); open(shot.id); });
        const buttons = { close, previous: () => step(-1), next: () => step(1), size: flipSize, partner: flipPartner,
          difference: flipDifference, treeToggle: flipTree };
        for (const id in buttons) $(id).addEventListener("click", buttons[id]);
        $("treeFilter").addEventListener("input", drawTree);

        // Keys. On the sheet, arrows move between pictures as they stand on the page.
        function neighbour(key) {
          const from = document.activeElement?.classList.contains("shot") ? document.activeElement : last;
          const all = visible();
          if (!from || from.hidden) return all[0];
          if (key === "ArrowLeft" || key === "ArrowRight") return all[all.indexOf(from) + (key === "ArrowRight" ? 1 : -1)];
          const a = from.getBoundingClientRect(), middle = a.left + a.width / 2, down = key === "ArrowDown";
          let best = null, bestScore = Infinity;
          for (const shot of all) {
            const b = shot.getBoundingClientRect(), gap = down ? b.top - a.bottom : a.top - b.bottom;
            const score = gap * 3 + Math.abs(b.left + b.width / 2 - middle);
            if (gap >= 0 && score < bestScore) { best = shot; bestScore = score; }
          }
          return best;
        }
        document.addEventListener("keydown", event => {
          if (event.metaKey || event.ctrlKey || event.altKey) return;
          const types = event.target.matches?.("input[type=search]");
          if (types) { if (event.key === "Escape" && !viewer.open) event.target.blur(); return; }
          const key = event.key;
          let action = null;
          if (viewer.open) {
            const e = current;
            action = { ArrowLeft: () => step(-1), ArrowRight: () => step(1), z: flipSize, t: flipTree, l: flipTheme,
              d: e.partner && flipPartner, c: e.difference && flipDifference }[key];
            if (key.startsWith("Arrow") && event.target.id === "tree") action = null;
          } else if (/^Arrow/.test(key) && event.target.type !== "range") {
            action = () => { const shot = neighbour(key); if (shot) { last = shot; shot.focus(); } };
          } else {
            const resize = by => () => zoom(+$("zoom").value + by);
            action = { "/": () => $("filter").focus(), "+": resize(20), "=": resize(20), "-": resize(-20), l: flipTheme }[key];
          }
          if (action) { event.preventDefault(); action(); }
        });
        addEventListener("hashchange", () => open(decodeURIComponent(location.hash.slice(1)), true));
        if (location.hash) open(decodeURIComponent(location.hash.slice(1)), true);
        """#
}
