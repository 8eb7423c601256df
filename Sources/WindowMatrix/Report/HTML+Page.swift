extension HTML {
    /// A whole page in the looks that all reports have, of parts that are HTML and style sheets already; `title` is text.
    static func page(title: String, style: String = "", body: String) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(escaped(title))</title>
        <style>
        \(ContactSheet.style)
        \(style)
        </style>
        </head>
        <body>
        \(body)
        </body>
        </html>

        """
    }

    /// The values of a page and the script that shows them.
    static func viewer(data: String, script code: String) -> String {
        """
        <script type="application/json" id="data">\(script(data))</script>
        <script>
        "use strict";
        const entries = JSON.parse(document.getElementById("data").textContent);
        const $ = id => document.getElementById(id);
        const shots = [...document.querySelectorAll(".shot")];
        const root = document.documentElement;
        const remember = (key, value) => { try { localStorage.setItem("quince." + key, value); } catch {} };
        const recall = key => { try { return localStorage.getItem("quince." + key); } catch { return null; } };
        \(code)
        </script>
        """
    }
}
