import { isFields } from '@ludoteca/kernel'
import { HEADLINE_MAX, NEWS_KINDS, SLOT_MAX } from '../../data/news.ts'
import { TEAMS } from '../../data/teams.ts'
import type { WrittenTables } from '../fill.ts'
import type { Say } from './say.ts'

/** [7.1.4, 7.1.5] Lengths of headlines with all gaps filled, and what no text may say. */
export function checkTexts(tables: WrittenTables, say: Say): void {
  checkTemplates(tables, say)
  checkCardHeadlines(tables, say)
  for (const [path, text] of textsIn(tables, 'tables')) checkWording(path, text, say)
}

function checkTemplates({ newsKinds }: WrittenTables, say: Say): void {
  for (const [i, { kind, templates }] of newsKinds.entries()) {
    const gaps = NEWS_KINDS.find((known) => known.kind === kind)?.slots ?? []
    for (const [voice, lines] of Object.entries(templates)) {
      for (const [at, template] of lines.entries()) {
        const path = `tables.newsKinds[${i}].templates.${voice}[${at}]`
        checkHeadline(path, template, gaps, '', say)
        if (voice === SOBER && /[¡!]/.test(template)) say(path, 'PACK_WORDING', { value: '!' })
      }
    }
  }
}

/** [7.1.1] Sober and factual, without exclamation marks. */
const SOBER = 'PP-01'

/** [decision 232] Cards speak with their own headlines behind the prefix of any voice. */
function checkCardHeadlines({ events, globalShocks, breves, personas }: WrittenTables, say: Say): void {
  const prefixes = personas.map(({ prefix_es }) => prefix_es)
  const longest = prefixes.reduce((a, b) => (pointsIn(b) > pointsIn(a) ? b : a), '')
  for (const [i, { scope, headlines_es }] of events.entries()) {
    const gaps = [...(scope === 'DISTRICT' ? [] : ['OWNER']), ...(scope === 'OWNER' ? [] : ['DISTRICT'])]
    for (const [at, text] of headlines_es.entries()) {
      checkHeadline(`tables.events[${i}].headlines_es[${at}]`, text, gaps, longest, say)
    }
  }
  for (const [i, { headlines_es }] of globalShocks.entries()) {
    for (const [at, text] of headlines_es.entries()) {
      checkHeadline(`tables.globalShocks[${i}].headlines_es[${at}]`, text, [], longest, say)
    }
  }
  for (const [i, text] of breves.entries()) checkHeadline(`tables.breves[${i}]`, text, [], longest, say)
}

function checkHeadline(path: string, text: string, gaps: readonly string[], prefix: string, say: Say): void {
  for (const [, gap = ''] of text.matchAll(/\{([^}]*)\}?/g)) {
    if (!gaps.includes(gap)) return say(path, 'PACK_GAP', { gap })
  }
  const filled = text.replace(/\{([A-Z]+)\}/g, (_, gap: keyof typeof SLOT_MAX) => 'N'.repeat(SLOT_MAX[gap]))
  const length = pointsIn(prefix + filled)
  if (length > HEADLINE_MAX) say(path, 'PACK_LENGTH', { length, min: 1, max: HEADLINE_MAX })
}

function pointsIn(text: string): number {
  return [...text].length
}

/** Every text for people, with its place. */
function textsIn(value: unknown, path: string, isText = false): [path: string, text: string][] {
  if (typeof value === 'string') return isText ? [[path, value]] : []
  if (Array.isArray(value)) {
    const areTexts = isText || path === 'tables.botNames' || path === 'tables.breves'
    return value.flatMap((item, i) => textsIn(item, `${path}[${i}]`, areTexts))
  }
  if (!isFields(value)) return []
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, `${path}.${key}`, isText || key.endsWith('_es') || key === 'templates'),
  )
}

/** [1.7.6, 7.1.5] Real families and companies, whoever is meant by them. */
const REAL_NAMES = TEAMS.flatMap(({ REAL_LABEL }) => REAL_LABEL.split(/[()]/))
  .map((name) => name.trim())
  .filter((name) => name !== '')

const FORBIDDEN: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}])(?:${REAL_NAMES.join('|')})(?![\\p{L}])`, 'u'),
  // Addresses, handles and whatever a page might take for more than text.
  /https?:|www\.|[<>@#]/i,
  // [decision 159] Nobody knows who is behind an owner's name.
  /(?<!\p{L})(?:el|la|del|al) (?:dueñ[oa]|caser[oa]|empresari[oa]|millonari[oa]|magnate|rey|reina)(?!\p{L})/iu,
]

function checkWording(path: string, text: string, say: Say): void {
  for (const forbidden of FORBIDDEN) {
    const found = forbidden.exec(text)
    if (found) say(path, 'PACK_WORDING', { value: found[0] })
  }
  const mayHaveGaps = path.includes('headlines_es') || path.includes('.templates.')
  if (!mayHaveGaps && /[{}]/.test(text)) say(path, 'PACK_WORDING', { value: '{}' })
}
