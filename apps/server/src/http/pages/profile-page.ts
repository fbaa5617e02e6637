import type { Locale } from '@ludoteca/kernel'
import { escapeHtml } from './page.ts'

/** The preview of a profile in a messenger. */
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

/** The meta elements of the preview. */
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

/** The client's page with more in its head, and hidden from search engines. */
export function withHead(shell: string, head: string): string {
  // A function, since a name may contain a replacement pattern such as `$&`.
  return shell.replace('</head>', () => `<meta name="robots" content="noindex">\n${head}\n</head>`)
}
