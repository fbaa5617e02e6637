import { readFileSync } from 'node:fs'
import { isRefusal, type Player, parseRecord, replay, type Shareable } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { HEADLINE_MAX } from '../../src/data/news.ts'
import { TEAMS } from '../../src/data/teams.ts'
import { imperio } from '../../src/game.ts'
import { shareables } from '../../src/share/shareables.ts'
import { UI } from '../../src/text/ui.ts'
import type { View } from '../../src/view.ts'
import { all, type Element, read } from './reading.ts'

function endOf(mode: string): View {
  const match = replay(
    imperio,
    parseRecord(readFileSync(new URL(`../replays/${mode}.ludo.json`, import.meta.url), 'utf8')),
  )
  if (isRefusal(match)) throw new Error(match.code)
  return match.view('spectator')
}

const quick = endOf('quick')
const standard = endOf('standard')
const people = (view: View, names: (seat: number) => string): readonly Player[] =>
  view.owners.map((_, seat) => ({ name: names(seat), kind: 'human' }))
const named = (view: View) => people(view, (seat) => `Casero ${seat + 1}`)
const find = (list: readonly Shareable[], type: string) => list.filter(({ assetType }) => assetType === type)
const wordsOf = (svg: string) =>
  all(read(svg), 'text')
    .map(({ text }) => text)
    .join(' ')

/** The longest there can be: headlines of 70 characters, names of 16, whatever they are made of. */
function crammed(letter: string): readonly Shareable[] {
  const frontPage = Array.from({ length: 5 }, (_, i) => ({
    kind: 'QUIET' as const,
    ownerId: null,
    text: `${i}${`${letter.repeat(8)} `.repeat(8)}`.slice(0, HEADLINE_MAX),
  }))
  const view = { ...standard, frontPage }
  return shareables(
    view,
    people(view, () => letter.repeat(16)),
  )
}

describe('the pictures of a match', () => {
  test('are two front pages for everybody, and a trophy for each badge that has one [12.2, 12.3]', () => {
    const list = shareables(quick, named(quick))
    expect(find(list, 'PORTADA_LANDSCAPE').map(({ ownerId }) => ownerId)).toEqual(
      quick.ranking.map((seat) => `O-0${seat + 1}`),
    )
    expect(find(list, 'PORTADA_STORY')).toHaveLength(4)
    const trophies = find(list, 'TROPHY').map(({ ownerId, achievementId }) => `${ownerId} ${achievementId}`)
    expect(trophies).toContain('O-01 A-WIN-01')
    expect(trophies.some((one) => one.endsWith('A-AUC-01'))).toBe(false)
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
    for (const { name } of list) expect(name).toMatch(/^[\w-]{1,40}$/)
  })

  test('show bots only as champions, unless somebody has taken over their seat [7.3.3]', () => {
    const bots = named(quick).map((player) => ({ ...player, kind: 'bot' as const }))
    const [winner, second] = quick.ranking as [number, number]
    expect(shareables(quick, bots).map(({ name }) => name)).toEqual([
      `portada-O-0${winner + 1}`,
      `story-O-0${winner + 1}`,
    ])
    const owners = quick.owners.with(second, { ...(quick.owners[second] as View['owners'][number]), takenOverRound: 3 })
    expect(shareables({ ...quick, owners }, bots).map(({ name }) => name)).toContain(`portada-O-0${second + 1}`)
  })

  test('are there only when the match is over', () => {
    expect(shareables({ ...quick, ranking: [] }, named(quick))).toEqual([])
  })

  test('have their sizes, and are the same whenever they are drawn [12.2]', () => {
    const sizes = { PORTADA_LANDSCAPE: ['1200', '630'], PORTADA_STORY: ['1080', '1920'], TROPHY: ['1080', '1920'] }
    for (const { assetType, draw } of shareables(standard, named(standard))) {
      const { name, attributes } = read(draw())
      expect([name, attributes.width, attributes.height]).toEqual(['svg', ...sizes[assetType as keyof typeof sizes]])
      expect(draw()).toBe(draw())
    }
  })

  test('hold nothing that runs or comes from elsewhere', () => {
    for (const { draw } of shareables(
      standard,
      people(standard, () => '<script>x()</script>'),
    )) {
      const svg = draw()
      expect(svg).not.toMatch(/<(script|style|image|a|foreignObject|use)\b|\son\w+=|href|@import/i)
      expect(svg.match(/url\((?!#)/)).toBeNull()
    }
  })
})

describe('a front page', () => {
  test.each(['PORTADA_LANDSCAPE', 'PORTADA_STORY'])(
    '%s has paper, edition, headlines, hero, table and disclaimer [12.1]',
    (type) => {
      const text = wordsOf((find(shareables(quick, named(quick)), type)[0] as Shareable).draw())
      const hero = quick.ranking[0] as number
      const dynasty = TEAMS.find(({ id }) => id === quick.owners[hero]?.team)?.PARODY
      expect(text).toContain('IMPERIO INMOBILIARIO')
      expect(text).toContain('Edición Rápida · Ronda 7 de 7')
      expect(text).toContain('CAMPEÓN DE LIMA')
      expect(text).toContain(`Casero ${hero + 1} · ${dynasty}`)
      expect(text).toContain(`Riqueza ${quick.wealth[hero]}`)
      expect(text).toContain(UI.disclaimer)
      for (const seat of quick.ranking) expect(text).toContain(`Casero ${seat + 1}`)
    },
  )

  test('of who did not win says the place, and has them in its table [12.2]', () => {
    const last = standard.ranking.at(-1) as number
    const list = shareables(standard, named(standard))
    const own = list.find(({ name }) => name === `portada-O-${String(last + 1).padStart(2, '0')}`) as Shareable
    expect(wordsOf(own.draw())).toContain('PUESTO 12 DE 12')
    expect(wordsOf(own.draw())).toContain(`Casero ${last + 1} `)
  })

  test('tells the same headline once, and the hero’s own first [decision 195]', () => {
    const line = (text: string) => ({ kind: 'QUIET' as const, ownerId: null, text })
    const frontPage = [line('Llueve'), line('Llueve'), line('{O-02} sube')]
    const list = shareables({ ...quick, frontPage }, named(quick))
    const text = wordsOf((list.find(({ name }) => name === 'portada-O-02') as Shareable).draw())
    expect(text.match(/Llueve/g)).toHaveLength(1)
    expect(text.indexOf('Casero 2 sube')).toBeLessThan(text.indexOf('Llueve'))
  })
})

describe('whatever names and headlines are made of', () => {
  test.each(['W', 'i', 'ñ', '東', '🏆', '&', '<', '"', "'", '\u0007', '\ud800', ' '])(
    '%j stays in its box and covers nothing',
    (letter) => {
      for (const { name, draw } of crammed(letter)) {
        const svg = read(draw())
        const boxes = all(svg, 'text').map(boxOf)
        for (const box of boxes) {
          expect(box.left, `${name}: ${box.text}`).toBeGreaterThanOrEqual(30)
          expect(box.right, `${name}: ${box.text}`).toBeLessThanOrEqual(Number(svg.attributes.width) - 30)
          expect(box.bottom).toBeLessThanOrEqual(Number(svg.attributes.height))
        }
        const overlaps = boxes.flatMap((a, i) =>
          boxes
            .slice(i + 1)
            .filter((b) => isOver(a, b))
            .map((b) => `${a.text} | ${b.text}`),
        )
        expect(overlaps, name).toEqual([])
      }
    },
  )

  test('what is written is what was meant', () => {
    const list = shareables(
      quick,
      people(quick, () => `<b>"A&B'`),
    )
    for (const { draw } of list) expect(wordsOf(draw())).toContain(`<b>"A&B' · `)
  })
})

test('[12.1.5, 1.7.6] a real label is in no picture and no address, even where the table shows them', () => {
  for (const view of [quick, standard]) {
    const real: View = { ...view, options: { ...view.options, teamSet: 'REAL_LABEL', realLabelsAccepted: true } }
    for (const { team } of TEAMS.map(({ id }) => ({ team: id }))) {
      const owners = real.owners.map((owner) => ({ ...owner, team }))
      for (const { name, draw } of shareables({ ...real, owners }, named(view)).slice(0, 40)) {
        const { REAL_LABEL, PARODY } = TEAMS.find(({ id }) => id === team) as (typeof TEAMS)[number]
        const svg = draw()
        expect(svg).toContain(PARODY)
        expect(svg.replaceAll(PARODY, '')).not.toContain(REAL_LABEL)
        expect(name).not.toContain(REAL_LABEL)
      }
    }
  }
})

interface Box {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where a line stands: it is exactly as wide as it says. */
function boxOf({ text, attributes }: Element): Box {
  const [x, y, width, size] = ['x', 'y', 'textLength', 'font-size'].map((name) => Number(attributes[name])) as [
    number,
    number,
    number,
    number,
  ]
  const part = { start: 0, middle: 0.5, end: 1 }[attributes['text-anchor'] ?? 'start'] ?? 0
  return { text, left: x - width * part, right: x + width * (1 - part), top: y - size * 0.75, bottom: y + size * 0.2 }
}

function isOver(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
