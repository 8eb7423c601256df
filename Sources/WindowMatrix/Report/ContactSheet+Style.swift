extension ContactSheet {
    /// The page's style sheet.
    static let style: String = """
        :root { --page: #f5f5f7; --card: #fff; --ink: #1d1d1f; --dim: #6e6e73; --line: #d2d2d7; --tint: #0071e3;
          --warn: #bf4800; --veil: rgba(245,245,247,.82); 
          --shadow: 0 1px 6px rgba(0,0,0,.3); --zoom: 1; }
        @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { --page: #161618; --card: #232326;
          --ink: #f5f5f7; --dim: #98989d; --line: #3a3a3e; --tint: #2997ff; --warn: #ff9f0a; --veil: rgba(22,22,24,.82);
          --shadow: 0 0 1px rgba(255,255,255,.75); } }
        :root[data-theme=dark] { --page: #161618; --card: #232326; --ink: #f5f5f7; --dim: #98989d; --line: #3a3a3e;
          --tint: #2997ff; --warn: #ff9f0a; --veil: rgba(22,22,24,.82);
          --shadow: 0 0 1px rgba(255,255,255,.75); color-scheme: dark; }
        :root[data-theme=light] { color-scheme: light; }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--page); color: var(--ink);
          font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Inter, sans-serif; -webkit-font-smoothing: antialiased; }
        header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center;
          padding: 12px 28px; background: var(--veil); backdrop-filter: saturate(180%) blur(20px);
          border-bottom: 1px solid var(--line); }
        h1 { margin: 0; font-size: 19px; font-weight: 650; letter-spacing: -.01em; }
        .count { margin: 0; color: var(--dim); }
        nav { display: flex; gap: 6px; flex-wrap: wrap; margin-left: auto; }
        button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 980px;
          padding: 4px 12px; cursor: pointer; }
        button:hover { border-color: var(--dim); }
        button[aria-pressed=true] { background: var(--ink); border-color: var(--ink); color: var(--page); }
        :focus-visible { outline: 3px solid var(--tint); outline-offset: 2px; }
        input[type=search] { font: inherit; color: inherit; width: 230px; padding: 4px 12px; border-radius: 980px;
          border: 1px solid var(--line); background: var(--card); }
        .zoom { display: flex; align-items: center; gap: 8px; color: var(--dim); }
        .zoom input { width: 110px; accent-color: var(--tint); }
        main { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start; padding: 20px 28px 64px; }
        section { max-width: 100%; padding: 16px 20px 18px; border-radius: 18px; background: var(--card);
          border: 1px solid color-mix(in srgb, var(--line) 60%, transparent); }
        h2 { margin: 0 0 16px; font-size: 16px; font-weight: 600; letter-spacing: -.01em; }
        code { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; color: var(--dim); }
        h2 code { margin-left: 6px; font-weight: 400; }
        .shelf { display: flex; flex-wrap: wrap; gap: 26px 32px; align-items: flex-end; }
        figure { margin: 0; }
        .pair { display: flex; gap: 14px; align-items: flex-end; }
        .shot { position: relative; display: block; border-radius: 10px; transition: transform .15s ease; }
        .shot:hover { transform: translateY(-2px); }
        .shot img { display: block; height: auto; width: calc(var(--w) * var(--zoom) * .32px); max-width: 84vw;
          filter: drop-shadow(var(--shadow)); }
        .shot.phone img { width: calc(var(--w) * var(--zoom) * .44px); }
        figcaption { margin-top: 10px; font-size: 13px; }
        figcaption b { font-weight: 600; }
        .dim { color: var(--dim); }
        .tag { margin-left: 6px; padding: 1px 7px; border-radius: 6px; font-size: 12px; color: var(--tint);
          background: color-mix(in srgb, var(--tint) 13%, transparent); }
        .verdict { position: absolute; left: 6px; top: 6px; padding: 1px 8px; border-radius: 7px; font-size: 12px;
          font-weight: 600; color: #fff; background: var(--warn); }
        .verdict.note { left: auto; right: 6px; }
        .verdict.missing { top: auto; bottom: 6px; }
        .verdict.warned { top: auto; bottom: 6px; left: auto; right: 6px; }
        .printed { border-color: var(--line) !important; }
        .printed summary { color: var(--ink) !important; }
        .left-out h3 { margin: 10px 0 2px; font-size: 13px; }
        .left-out pre { margin: 2px 0; overflow: auto; font-size: 12px; }
        .left-out { margin: 16px 28px 0; padding: 10px 16px; border-radius: 12px; border: 1px solid var(--warn); background: var(--card); }
        .left-out summary { cursor: pointer; font-weight: 600; color: var(--warn); }
        .left-out table { margin-top: 10px; border-collapse: collapse; font-size: 13px; }
        .left-out th { text-align: left; font-weight: 600; }
        .left-out th, .left-out td { padding: 3px 16px 3px 0; vertical-align: top; }
        .reached { color: var(--warn); font-weight: 600; }
        [hidden] { display: none !important; }
        #nothing { width: 100%; padding: 60px 0; text-align: center; color: var(--dim); }
        dialog { width: 100vw; height: 100vh; max-width: none; max-height: none; margin: 0; padding: 0; border: 0;
          background: var(--page); color: var(--ink); }
        dialog[open] { display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto; }
        .bar { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; padding: 10px 16px;
          border-bottom: 1px solid var(--line); }
        .bar h3 { margin: 0 auto 0 8px; font-size: 15px; font-weight: 600; min-width: 0; }
        .bar h3 code { display: block; font-weight: 400; }
        #stage { overflow: auto; display: flex; gap: 28px; padding: 28px; background:
          color-mix(in srgb, var(--ink) 7%, var(--page)); }
        #stage img { margin: auto; flex: none; cursor: zoom-in; filter: drop-shadow(var(--shadow)); }
        #stage.stacked { flex-direction: column; }
        #stage.fit { overflow: hidden; }
        #stage.fit img { flex: 0 1 auto; min-width: 0; min-height: 0; max-width: 100%;
          max-height: 100%; object-fit: contain; }
        #stage:not(.fit) img { cursor: zoom-out; }
        aside { width: min(46vw, 640px); display: flex; flex-direction: column; border-left: 1px solid var(--line);
          background: var(--card); }
        aside dl { display: grid; grid-template-columns: auto 1fr; gap: 3px 14px; margin: 0; padding: 14px 18px; font-size: 13px;
          border-bottom: 1px solid var(--line); }
        .failures { margin: 0 0 28px; padding: 14px 18px; width: auto; border: 1px solid var(--warn); border-radius: 10px;
          background: var(--card); }
        .refused { border-color: var(--line); }
        .failures.refused h2 { color: var(--ink); }
        .failures h2 { margin: 0 0 8px; color: var(--warn); }
        .failures ul { margin: 0; padding-left: 18px; font-size: 13px; white-space: pre-line; }
        .failures pre { margin: 4px 0 10px; overflow: auto; color: var(--dim); }
        dt { color: var(--dim); }
        dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
        aside input[type=search] { margin: 10px 14px 0; width: auto; }
        #tree { flex: 1; overflow: auto; margin: 0; padding: 10px 18px 18px; tab-size: 2;
          font: 11.5px/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
        #tree div { white-space: pre; }
        #tree div:hover { background: color-mix(in srgb, var(--tint) 10%, transparent); }
        #tree .type { color: var(--tint); font-weight: 600; }
        @media (max-width: 900px) { dialog[open] { grid-template: auto minmax(0, 3fr) minmax(0, 2fr) / minmax(0, 1fr); }
          aside { width: auto; border-left: 0; border-top: 1px solid var(--line); } nav { margin-left: 0; } }
        @media (prefers-reduced-motion: reduce) { .shot { transition: none; } }
        @media print { header { position: static; } .shot img { filter: none; } figure { break-inside: avoid; } }
        """

    /// The dialog that shows one window, or one in light and dark, beside its view tree.
    static let viewer: String = """
        <dialog id="viewer" aria-label="Window">
        <div class="bar">
        <button type="button" id="close" title="Close (Esc)">✕</button>
        <h3><span id="title"></span><code id="name"></code></h3>
        <button type="button" id="previous" title="Previous (←)">←</button>
        <button type="button" id="next" title="Next (→)">→</button>
        <button type="button" id="size" title="Fit or real size (Z)" aria-pressed="false">100 %</button>
        <button type="button" id="partner" title="Light and dark (D)" aria-pressed="false">Light | Dark</button>
        <button type="button" id="difference" title="Difference from the recorded picture (C)" aria-pressed="false">Difference\
        </button>
        <button type="button" id="treeToggle" title="View tree (T)" aria-pressed="true">View tree</button>
        </div>
        <div id="stage" class="fit"></div>
        <aside id="side">
        <dl id="facts"></dl>
        <input id="treeFilter" type="search" placeholder="Find in the view tree" aria-label="Find in the view tree">
        <div id="tree" tabindex="0"></div>
        </aside>
        </dialog>
        """
}
