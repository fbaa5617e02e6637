import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { ShelfTutorial } from 'virtual:shelf'
import { type Box, Guided } from '@ludoteca/kernel'
import { shelf } from '@ludoteca/registry'
import { marked } from 'marked'
import type { Plugin } from 'vite'

const SHELF = 'virtual:shelf'
const RULES = 'virtual:rules/'
const CAREER = 'virtual:career/'
const require = createRequire(import.meta.url)

/**
 * What pages need of a game before its rules are fetched: `virtual:shelf` says what is on the shelf, and
 * `virtual:rules/<id>` is its RULES.md as HTML, `virtual:career/<id>` what can be earned in it. All are worked out when the
 * client is built.
 */
export function games(): Plugin {
  return {
    name: 'ludoteca-games',
    resolveId: (id) => (id === SHELF || id.startsWith(RULES) || id.startsWith(CAREER) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${SHELF}`) return shelfModule()
      if (id.startsWith(`\0${RULES}`)) return rulesModule(id.slice(RULES.length + 1))
      if (id.startsWith(`\0${CAREER}`)) return careerModule(id.slice(CAREER.length + 1))
      return undefined
    },
  }
}

async function shelfModule(): Promise<string> {
  const entries = await Promise.all(
    shelf.map(async ({ id, example, load }) => {
      const box = await load()
      const { game, locale, demandsLocale, words, cooperative = false, profiles, disclaimer } = box
      const { min, max } = game.seats
      const { title, tagline } = words
      return {
        id,
        example,
        locale,
        demandsLocale,
        title,
        tagline,
        seatsMin: min,
        seatsMax: max,
        cooperative,
        brings: profiles?.fields !== undefined,
        disclaimer,
        tutorial: tutorialIn(box),
        seasons: box.ladder?.seasons?.name,
      }
    }),
  )
  const loaders = (start: string) =>
    shelf.map(({ id }) => `  ${JSON.stringify(id)}: () => import(${JSON.stringify(start + id)})`).join(',\n')
  return [
    `export const boxes = ${JSON.stringify(entries)}`,
    `export const rules = {\n${loaders(RULES)}\n}`,
    `export const careers = {\n${loaders(CAREER)}\n}\n`,
  ].join('\n')
}

async function careerModule(id: string): Promise<string> {
  const { career } = (await shelf.find((game) => game.id === id)?.load()) ?? {}
  const achievements = career?.achievements.map((one) => ({ ...one, badge: career.badge(one.id) })) ?? []
  return `export const career = ${JSON.stringify({ achievements, counters: career?.counters ?? [] })}\n`
}

function tutorialIn(box: Box): ShelfTutorial | undefined {
  if (box.tutorial === undefined) return undefined
  const { isMandatory = false, invites } = box.tutorial
  const guided = new Guided(box).follow()
  // What is to be read in the end is a step, too.
  while (guided.coach.holds) guided.step()
  return { lessons: guided.coach.steps, isMandatory, ...(invites && { invites }) }
}

async function rulesModule(id: string): Promise<string> {
  const entry = shelf.find((game) => game.id === id)
  if (entry === undefined) throw new Error(`no game "${id}"`)
  const text = await readFile(require.resolve(`${entry.packageName}/RULES.md`), 'utf8')
  return `export const html = ${JSON.stringify(await marked.parse(text))}\n`
}
