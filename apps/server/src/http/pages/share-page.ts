import type { Locale } from '@ludoteca/kernel'
import { SHARE_WORDS } from '../../share/words.ts'
import { escapeHtml } from './page.ts'

/** What a page around a picture shows. */
export interface SharedPicture {
  readonly locale: Locale
  /** Where this server is, as `https://games.example.org`. */
  readonly origin: string
  readonly id: string
  readonly game: string
  /** Nothing while it still goes on: then nobody is led to it. */
  readonly matchId: string | undefined
  /** What the game is called. */
  readonly gameTitle: string
  readonly title: string
  readonly lines: readonly string[]
  readonly width: number
  readonly height: number
  readonly disclaimer: string | undefined
}

/** A picture as a page that others can be sent to, with all that messengers look for to show a preview. */
export function sharePage(shared: SharedPicture): string {
  const { locale, origin, id, game, matchId, gameTitle, title, lines, width, height, disclaimer } = shared
  const words = SHARE_WORDS[locale]
  const picture = `${origin}/s/${id}/picture.png`
  const about = lines.join(' · ')
  const preview: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Ludoteca'],
    ['og:locale', locale],
    ['og:title', title],
    ['og:description', about],
    ['og:url', `${origin}/s/${id}`],
    ['og:image', picture],
    ...(origin.startsWith('https:') ? [['og:image:secure_url', picture] as const] : []),
    ['og:image:type', 'image/png'],
    ['og:image:width', String(width)],
    ['og:image:height', String(height)],
    ['og:image:alt', title],
  ]
  const twitter: readonly (readonly [string, string])[] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', about],
    ['twitter:image', picture],
    ['twitter:image:alt', title],
  ]
  const head = [
    ...preview.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    ...[['description', about] as const, ...twitter].map(
      ([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`,
    ),
  ]
  const body = [
    `<p class="game">${escapeHtml(gameTitle)}</p>`,
    `<h1>${escapeHtml(title)}</h1>`,
    `<img src="/s/${id}/picture.png" width="${width}" height="${height}" alt="${escapeHtml([title, ...lines].join('. '))}">`,
    '<p class="ways">',
    `<a class="main" href="/game/${game}">${words.play}</a>`,
    ...(matchId === undefined ? [] : [`<a href="/match/${matchId}">${words.watch}</a>`]),
    `<a href="/s/${id}/picture.png" download="${game}-${id}.png">${words.picture}</a>`,
    '</p>',
    `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
  ]
  const footer = disclaimer === undefined ? '' : `<footer>${escapeHtml(disclaimer)}</footer>`
  return htmlOf(locale, title, head, body.join('\n'), footer)
}

/** Instead of a picture that is not to be had. */
export function goneSharePage(locale: Locale): string {
  const { gone, goneWhy, home } = SHARE_WORDS[locale]
  const body = `<h1>${gone}</h1>\n<p>${goneWhy}</p>\n<p class="ways"><a class="main" href="/">${home}</a></p>`
  return htmlOf(locale, gone, [], body)
}

function htmlOf(locale: Locale, title: string, head: readonly string[], body: string, footer = ''): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Ludoteca</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/s/page.css">
${head.join('\n')}
</head>
<body>
<main>
${body}
</main>
${footer}
</body>
</html>
`
}

/** How these pages look: the picture first, whichever way the screen is held. */
export const SHARE_STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --accent: #a33a1d; --on-accent: #fff; }
@media (prefers-color-scheme: dark) { :root { --accent: #f0a58c; --on-accent: #241008; } }
body { margin: 0; }
main { max-width: 50rem; margin: 0 auto; padding: 1rem 1rem 2rem; text-align: center; }
.game { margin: 0; letter-spacing: 0.08em; text-transform: uppercase; font-size: 0.875rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0.25rem 0 1rem; text-wrap: balance; }
img { display: block; max-width: 100%; max-height: 78vh; width: auto; height: auto; margin: 0 auto; border-radius: 0.5rem; box-shadow: 0 0.25rem 1.5rem rgb(0 0 0 / 0.3); }
.ways { display: flex; flex-wrap: wrap; gap: 0.75rem; justify-content: center; margin: 1.25rem 0; }
.ways a { display: inline-block; min-height: 1.5rem; padding: 0.625rem 1.125rem; border: 2px solid var(--accent); border-radius: 0.5rem; color: var(--accent); font-weight: 600; text-decoration: none; }
.ways a:hover, .ways a:focus-visible { text-decoration: underline; }
.ways .main { background: var(--accent); color: var(--on-accent); }
ul { text-align: left; max-width: 36rem; margin: 0 auto; padding-left: 1.25rem; }
footer { max-width: 36rem; margin: 0 auto; padding: 0 1rem 2rem; text-align: center; font-size: 0.875rem; opacity: 0.8; }
`
