/** A small page without scripts. `body` is HTML. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/api/pages.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}

/** Escapes a text for HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** The styles of the pages. */
export const PAGE_STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h2 { margin-top: 2.5rem; }
section > section { border-top: 1px solid; padding: 0.25rem 0 0.75rem; }
h3 { font-size: 1rem; margin: 0.75rem 0 0; }
h3 code { font-size: 1rem; }
p { margin: 0.25rem 0; }
table { border-collapse: collapse; margin: 0.5rem 0; }
th, td { text-align: left; vertical-align: top; padding: 0.1rem 1rem 0.1rem 0; }
`
