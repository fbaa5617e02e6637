import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { errorInWords, guestName, PROTOCOL_CODES } from '@ludoteca/protocol'
import { shelf } from '@ludoteca/registry'
import { expect, type Page } from '@playwright/test'

const SRC = fileURLToPath(new URL('../src/', import.meta.url))
/** Stands for what is put into a text. */
const GAP = '\u00a7'
/** Shorter parts of a text may be parts of Spanish ones. */
const PART_MIN = 10

interface Foreign {
  /** What is nothing else than this. */
  readonly whole: ReadonlySet<string>
  /** What has this in it. */
  readonly parts: readonly string[]
}

let known: Promise<Foreign> | undefined

/** Everything that the shell says in English or German, and not in Spanish as well. */
async function findForeign(): Promise<Foreign> {
  const [spanish, others]: [string[], string[]] = [[], []]
  for (const path of readdirSync(SRC, { recursive: true }) as string[]) {
    if (!/(^|[/\\-])words[^/\\]*\.ts$|refusals\.ts$/.test(path) || path.startsWith('games')) continue
    const module = (await import(`${SRC}${path}`)) as Readonly<Record<string, unknown>>
    for (const [name, value] of Object.entries(module)) {
      if (name === 'es') spanish.push(...textsIn(value))
      else if (name === 'en' || name === 'de') others.push(...textsIn(value))
      else if (isInLocales(value)) {
        spanish.push(...textsIn(value.es))
        others.push(...textsIn(value.en), ...textsIn(value.de))
      }
    }
  }
  // Titles are what games are called everywhere.
  const boxes = await Promise.all(shelf.map(({ load }) => load()))
  spanish.push(...boxes.map(({ words }) => words.title))
  spanish.push(...PROTOCOL_CODES.map((code) => errorInWords(code, 'es')))
  others.push(...PROTOCOL_CODES.flatMap((code) => [errorInWords(code, 'en'), errorInWords(code, 'de')]))
  // A guest is called by a number of which nobody knows here which it is.
  others.push(...(['en', 'de'] as const).map((locale) => guestName(1000, locale).replace('1000', `${GAP}`)))
  const own = new Set(spanish.map(tidy))
  const all = spanish.join(' ')
  const foreign = [...new Set(others)].filter((text) => !own.has(tidy(text)))
  const parts = foreign.flatMap((text) => text.split(GAP)).map(tidy)
  return {
    whole: new Set(foreign.filter((text) => !text.includes(GAP)).map(tidy)),
    parts: [...new Set(parts)].filter((part) => part.length >= PART_MIN && !all.includes(part)),
  }
}

function isInLocales(value: unknown): value is Readonly<Record<'en' | 'es' | 'de', unknown>> {
  return typeof value === 'object' && value !== null && 'en' in value && 'es' in value && 'de' in value
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\p{L}{2}/u.test(value) ? [value] : []
  if (typeof value === 'function') return textsOf(value as (...given: readonly unknown[]) => unknown)
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** What a text with gaps may be, for one and for many. */
function textsOf(text: (...given: readonly unknown[]) => unknown): string[] {
  return [GAP, 1, 2].flatMap((given) => {
    try {
      const said = text(given, given, given, given)
      return typeof said === 'string' ? textsIn(said.replaceAll(String(given), GAP)) : []
    } catch {
      return []
    }
  })
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** All that is to be seen on a page, and all that is only to be heard. */
function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title]
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt']) {
          texts.push(node.getAttribute(name) ?? '')
        }
        continue
      }
      if (node.parentElement?.closest('script, style') === null) texts.push(node.textContent ?? '')
    }
    return texts.filter((text) => text.trim() !== '')
  })
}

/** What is said there in English or German by the shell. */
export async function foreignOn(page: Page): Promise<string[]> {
  known ??= findForeign()
  const { whole, parts } = await known
  const texts = (await textsOn(page)).map(tidy)
  return [...new Set(texts)].filter((text) => whole.has(text) || parts.some((part) => text.includes(part)))
}

/** Nothing but Spanish here, and the page says so. */
export async function expectSpanish(page: Page, where: string): Promise<void> {
  expect(await foreignOn(page), where).toEqual([])
  await expect(page.locator('html'), where).toHaveAttribute('lang', 'es')
}
