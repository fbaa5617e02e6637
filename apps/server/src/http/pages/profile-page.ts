import type { Locale } from '@ludoteca/kernel'
import { escapeHtml } from './page.ts'

/** What a messenger shows of a profile. */
export interface ProfilePreview {
  readonly locale: Locale
  readonly url: string
  readonly name: string
  readonly handle: string | null
  readonly matches: number
  readonly wins: number
  readonly achievements: number
}

const ABOUT: Readonly<Record<Locale, (of: Pick<ProfilePreview, 'matches' | 'wins' | 'achievements'>) => string>> = {
  en: ({ matches, wins, achievements }) => `Matches: ${matches} · won: ${wins} · badges: ${achievements}`,
  es: ({ matches, wins, achievements }) => `Partidas: ${matches} · ganadas: ${wins} · insignias: ${achievements}`,
  de: ({ matches, wins, achievements }) => `Partien: ${matches} · gewonnen: ${wins} · Abzeichen: ${achievements}`,
}

/** The elements that a messenger looks for. */
export function previewOf(preview: ProfilePreview): string {
  const { locale, url, name, handle } = preview
  const title = handle === null ? name : `${name} (@${handle})`
  const about = ABOUT[locale](preview)
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'profile'],
    ['og:site_name', 'Ludoteca'],
    ['og:locale', locale],
    ['og:title', title],
    ['og:description', about],
    ['og:url', url],
  ]
  const names: readonly (readonly [string, string])[] = [
    ['description', about],
    ['twitter:card', 'summary'],
    ['twitter:title', title],
    ['twitter:description', about],
  ]
  return [
    ...properties.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    ...names.map(([key, content]) => `<meta name="${key}" content="${escapeHtml(content)}">`),
  ].join('\n')
}

/** The page of the client with more in its head, that no search engine keeps. */
export function withHead(shell: string, head: string): string {
  // A function, since a name may have what a replacement would take for a pattern.
  return shell.replace('</head>', () => `<meta name="robots" content="noindex">\n${head}\n</head>`)
}
