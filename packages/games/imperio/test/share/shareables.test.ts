import { readFileSync } from 'node:fs'
import {
  gameOfVersion,
  hears,
  isRefusal,
  type Outcome,
  type Player,
  parseRecord,
  replay,
  SeededChance,
  type Shareable,
} from '@ludoteca/kernel'
import { widthOf } from '@ludoteca/kernel/pictures'
import { drawnPortrait } from '@ludoteca/kernel/portraits'
import { coveredLines, drawnIn, type LineBox, lineBoxes, readDrawing } from '@ludoteca/kernel/testing'
import { describe, expect, test } from 'vitest'
import { box } from '../../src/box.ts'
import { EVENT_CARDS } from '../../src/data/cards/deck.ts'
import { HEADLINE_MAX } from '../../src/data/news.ts'
import { SHOCKS } from '../../src/data/shocks.ts'
import { TEAMS } from '../../src/data/teams.ts'
import { ANNOUNCED, type Fact } from '../../src/facts.ts'
import type { EventResult } from '../../src/results.ts'
import { stickersFor } from '../../src/share/cover.ts'
import { BODY, HEADLINE } from '../../src/share/faces.ts'
import { TOLD } from '../../src/share/news.ts'
import { share } from '../../src/share/shareables.ts'
import { stickerFor } from '../../src/share/trophy.ts'
import { UI } from '../../src/text/ui.ts'
import type { View } from '../../src/view.ts'

interface Played {
  readonly view: View
  readonly facts: readonly Fact[]
  readonly outcome: Outcome | undefined
}

/** A recorded match up to that move, as somebody who only watched knows it. */
function played(name: string, until?: number): Played {
  const record = parseRecord(readFileSync(new URL(`../replays/${name}.ludo.json`, import.meta.url), 'utf8'))
  const rules = gameOfVersion(box, record.rulesVersion)
  const facts: Fact[] = []
  const match =
    rules &&
    replay(rules, record, until, (_entry, told) => {
      for (const { fact, to } of told) if (hears('spectator', to)) facts.push(fact)
    })
  if (match === undefined || isRefusal(match)) throw new Error('the record does not play')
  return { view: match.view('spectator'), facts, outcome: match.outcome() }
}

const quickMatch = played('quick')
const standardMatch = played('standard')
const quick = quickMatch.view
const standard = standardMatch.view
const people = (view: View, names: (seat: number) => string): readonly Player[] =>
  view.owners.map((_, seat) => ({ name: names(seat), kind: 'human' }))
const named = (view: View) => people(view, (seat) => `Casero ${seat + 1}`)
/** All pictures, with what was told where it matters. */
const shareables = (view: View, players: readonly Player[], facts: readonly Fact[] = []): readonly Shareable[] =>
  share.pictures({ view, players, facts, outcome: undefined, endedAt: Date.UTC(2026, 10, 19, 3) })
const find = (list: readonly Shareable[], type: string) => list.filter(({ assetType }) => assetType === type)
const wordsOf = (svg: string, deep = false) =>
  drawnIn(readDrawing(svg), 'text', deep)
    .map(({ text }) => text)
    .join(' ')

/** The longest there can be: headlines of 70 characters, names of 16, whatever they are made of. */
function crammed(letter: string): readonly Shareable[] {
  const headlines = Array.from({ length: 5 }, (_, i) => ({
    kind: 'QUIET' as const,
    ownerId: null,
    text: `${i}${`${letter.repeat(8)} `.repeat(8)}`.slice(0, HEADLINE_MAX),
  }))
  return shareables(
    { ...standard, frontPage: headlines },
    people(standard, () => letter.repeat(16)),
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
    expect(trophies).toContain('O-01 A-SET-01')
    // Whether a victory is the first one, the match does not know.
    expect(trophies).not.toContain('O-01 A-WIN-01')
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

  test('of whoever has nothing are there only when the match is over', () => {
    expect(
      shareables(
        { ...quick, ranking: [], owners: quick.owners.map((one) => ({ ...one, achievements: [] })) },
        named(quick),
      ),
    ).toEqual([])
  })

  test('have their sizes, and are the same whenever they are drawn [12.2]', () => {
    const sizes = { PORTADA_LANDSCAPE: ['1200', '630'], PORTADA_STORY: ['1080', '1920'], TROPHY: ['1080', '1920'] }
    for (const { assetType, draw } of shareables(standard, named(standard))) {
      const { name, attributes } = readDrawing(draw())
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
    '%s has masthead, day, edition, hero, figures and disclaimer [12.1]',
    (type) => {
      const text = wordsOf((find(shareables(quick, named(quick)), type)[0] as Shareable).draw())
      const hero = quick.ranking[0] as number
      const dynasty = TEAMS.find(({ id }) => id === quick.owners[hero]?.team)?.PARODY
      expect(text).toContain('IMPERIO INMOBILIARIO')
      expect(text).toContain('18 de noviembre de 2026 · Edición Rápida · Titulares de ')
      expect(text).toContain('CAMPEÓN DE LIMA')
      expect(text).toContain(`Casero ${hero + 1} · ${dynasty}`)
      expect(text).toContain(`Riqueza ${quick.wealth[hero]}`)
      expect(text).toContain(UI.disclaimer)
      expect(text).toContain('Tratos ')
    },
  )

  test('of who did not win says the place [12.2]', () => {
    const last = standard.ranking.at(-1) as number
    const list = shareables(standard, named(standard))
    const own = list.find(({ name }) => name === `portada-O-${String(last + 1).padStart(2, '0')}`) as Shareable
    expect(wordsOf(own.draw())).toContain('PUESTO 12 DE 12')
    expect(wordsOf(own.draw())).toContain(`Casero ${last + 1} · `)
  })

  test('tells the same headline once, and the hero’s own first [decision 195]', () => {
    const line = (text: string) => ({ kind: 'TOP_AUCTION' as const, ownerId: null, text })
    const frontPage = [line('Llueve'), line('Llueve'), line('{O-02} sube')]
    const list = shareables({ ...quick, frontPage }, named(quick))
    const text = wordsOf((list.find(({ name }) => name === 'portada-O-02') as Shareable).draw())
    expect(text.match(/Llueve/g)).toHaveLength(1)
    expect(text.indexOf('Casero 2 sube')).toBeLessThan(text.indexOf('Llueve'))
  })
})

/** Fields as the specification gives them: x, y, width, height. */
type Field = readonly [number, number, number, number]
const LINK = {
  text: 'ludoteca.example.org/s/AbCdEfGhIjKlMnOpQrStUv',
  code: { path: 'M0 0h1v1H0z', size: 41 },
}
/** A line may hang a little below its field, as letters with tails do. */
const HANG = 6

function isIn({ left, right, top, bottom }: LineBox, [x, y, width, height]: Field): boolean {
  return left >= x - 1 && right <= x + width + 1 && top >= y - HANG && bottom <= y + height + HANG
}

describe('where things stand [12.2.1, 12.2.2, 12.3]', () => {
  const fields: Readonly<Record<string, readonly Field[]>> = {
    PORTADA_LANDSCAPE: [
      [40, 24, 860, 84],
      [40, 112, 860, 28],
      [40, 496, 340, 40],
      [404, 156, 516, 150],
      [404, 318, 516, 140],
      [404, 470, 516, 34],
      [404, 508, 516, 30],
      // The address takes two lines, since one of 220 pixels could not be read.
      [940, 176, 220, 44],
      [40, 560, 1120, 50],
    ],
    PORTADA_STORY: [
      [60, 230, 960, 120],
      [60, 356, 960, 40],
      [60, 410, 960, 620],
      [60, 1046, 960, 190],
      [60, 1244, 960, 150],
      [60, 1400, 960, 44],
      [260, 1480, 760, 64],
      [260, 1556, 740, 60],
      [60, 1660, 960, 110],
    ],
    TROPHY: [
      [60, 230, 960, 90],
      [60, 1190, 960, 90],
      [60, 1290, 960, 100],
      [60, 1404, 960, 50],
      [60, 1462, 960, 40],
      [210, 1560, 810, 40],
      [60, 1660, 960, 110],
    ],
  }

  test.each(Object.entries(fields))('%s: every line stands in a field of its own', (type, places) => {
    for (const { name, draw } of find(crammed('W'), type)) {
      for (const box of lineBoxes(draw(LINK))) {
        expect(
          places.some((field) => isIn(box, field)),
          `${name}: ${JSON.stringify(box)}`,
        ).toBe(true)
      }
    }
  })

  test.each([
    ['PORTADA_LANDSCAPE', 'translate(1016 24)', 144],
    ['PORTADA_STORY', 'translate(60 1452)', 180],
    ['TROPHY', 'translate(60 1510)', 130],
  ])('%s: the code is where cameras look for it, on white', (type, at, width) => {
    const svg = readDrawing((find(shareables(standard, named(standard)), type)[0] as Shareable).draw(LINK))
    const code = drawnIn(svg, 'path').find(({ attributes }) => attributes.d === LINK.code.path)
    expect(code?.attributes.transform).toBe(`${at} scale(${width / 41})`)
    const plates = drawnIn(svg, 'rect').filter(({ attributes }) => attributes.fill === '#ffffff')
    expect(plates.some(({ attributes }) => Number(attributes.width) >= width)).toBe(true)
  })

  test('nothing is too small to be read: 18 pixels, and 26 on a phone [12.1.2]', () => {
    for (const { assetType, draw } of crammed('W')) {
      const least = assetType === 'PORTADA_LANDSCAPE' ? 18 : 26
      for (const { text, attributes } of drawnIn(readDrawing(draw(LINK)), 'text')) {
        expect(Number(attributes['font-size']), text).toBeGreaterThanOrEqual(least)
        // Squeezed, but not so far that nobody can read it.
        const natural = widthOf(
          text,
          attributes['font-family']?.startsWith('Oswald') ? HEADLINE : BODY,
          Number(attributes['font-size']),
        )
        expect(Number(attributes.textLength) / natural, text).toBeGreaterThan(0.75)
      }
    }
  })
})

/** The letters of a picture with the size they have on it, however often they are scaled on the way there. */
function lettersOn(
  of: ReturnType<typeof readDrawing>,
  scale = 1,
): readonly { readonly text: string; readonly size: number }[] {
  return of.children.flatMap((child) => {
    const { transform = '', viewBox, width, height } = child.attributes
    const [, , wide = 1, high = 1] = viewBox?.split(' ').map(Number) ?? []
    const fit = child.name === 'svg' && viewBox ? Math.max(Number(width) / wide, Number(height) / high) : 1
    const turns = [...transform.matchAll(/scale\(([\d.]+)/g)].map(([, by]) => Number(by))
    const inside = turns.reduce((product, by) => product * by, scale * fit)
    const own =
      child.name === 'text' ? [{ text: child.text, size: Number(child.attributes['font-size']) * inside }] : []
    return [...own, ...lettersOn(child, inside)]
  })
}

test('the letters of stickers and badges can be read as well, the longest of them, and on a shock [12.1.2]', () => {
  const shock = (cardId: string): Fact => ({
    type: 'eventResults',
    results: [
      {
        slot: 0,
        cardId,
        perOwner: [],
        effectsApplied: { cashDelta: 0, debtDelta: 0, fameDelta: 0 },
        mitigationsApplied: {},
        headlines: [],
      },
    ],
  })
  const isEarned = () => true
  const words = new Set<string>()
  for (const cardId of SHOCKS.map(({ id }) => id)) {
    const list = share.pictures({
      view: quick,
      players: named(quick),
      facts: [shock(cardId)],
      outcome: undefined,
      isEarned,
    })
    for (const { assetType, draw } of list) {
      const least = assetType === 'PORTADA_LANDSCAPE' ? 18 : 26
      for (const { text, size } of lettersOn(readDrawing(draw(LINK)))) {
        words.add(text)
        expect(size, `${assetType}: ${text}`).toBeGreaterThanOrEqual(least)
      }
    }
  }
  for (const word of ['TEMBLOR', 'DÓLAR', 'CAMPEÓN', 'SE PICÓ']) expect(words).toContain(word)
})

describe('what a front page tells of the match', () => {
  const at = (seat: number) => `portada-O-${String(seat + 1).padStart(2, '0')}`
  const pictured = shareables(quick, named(quick), quickMatch.facts)
  const mainOf = (list: readonly Shareable[], seat: number) =>
    list.find(({ name }) => name === at(seat))?.lines[0] ?? ''

  test('the winner’s begins with having won, everybody else’s with their own best headline [decision 195]', () => {
    const [winner, ...others] = quick.ranking as [number, ...number[]]
    const final = quick.frontPage
      .find(({ kind }) => kind === 'FINAL_WIN')
      ?.text.replace(/\{O-\d+\}/, `Casero ${winner + 1}`)
    expect(mainOf(pictured, winner)).toBe(final)
    const told = quickMatch.facts.flatMap((fact) => (fact.type === 'pressTicker' ? fact.headlines : []))
    for (const seat of others) {
      const own = told.some(({ ownerId }) => ownerId === `O-0${seat + 1}`)
      expect(own).toBe(true)
      const main = mainOf(pictured, seat)
      const source = told.find(({ text }) => text.replace(/\{O-0(\d)\}/g, 'Casero $1') === main)
      expect(source?.ownerId, main).toBe(`O-0${seat + 1}`)
    }
  })

  test('somebody of whom nothing was printed reads what the last card about them says [decision 195]', () => {
    const facts = quickMatch.facts.filter(({ type }) => type !== 'pressTicker')
    const unprinted = { ...quick, frontPage: quick.frontPage.filter(({ kind }) => kind === 'FINAL_WIN') }
    const list = shareables(unprinted, named(quick), facts)
    const cards = facts.flatMap((fact) => (fact.type === 'eventResults' ? fact.results : []))
    const hit = quick.ranking.slice(1).flatMap((seat) => {
      const last = cards.findLast((one) => one.targetOwnerId === `O-0${seat + 1}` && one.headlines.length > 0)
      return last ? [{ seat, line: last.headlines[0]?.replace(/\{O-0(\d)\}/g, 'Casero $1') }] : []
    })
    expect(hit).not.toEqual([])
    for (const { seat, line } of hit) expect(mainOf(list, seat)).toBe(line)
  })

  test('three to five headlines, none twice [decision 195]', () => {
    for (const { lines } of find(pictured, 'PORTADA_LANDSCAPE')) {
      expect(lines.length).toBeGreaterThanOrEqual(3)
      expect(lines.length).toBeLessThanOrEqual(5)
      expect(new Set(lines).size).toBe(lines.length)
    }
  })

  test('stickers tell how it ended, and what hit them most [12.2.3]', () => {
    const [winner, second] = quick.ranking as [number, number]
    expect(stickersFor(quick, [], winner)).toEqual(['CAMPEÓN', 'CON FE', 'LEYENDA'])
    const hit = (cardId: string, fameDelta: number, cashDelta = 0): EventResult => ({
      slot: 0,
      cardId,
      targetOwnerId: `O-0${second + 1}`,
      effectsApplied: { cashDelta, debtDelta: 0, fameDelta },
      mitigationsApplied: {},
      headlines: [],
    })
    const scandal = EVENT_CARDS.find(({ sticker, polarity }) => sticker === 'AMPAY' && polarity === 'NEGATIVE')
    const cupo = EVENT_CARDS.find(({ sticker, polarity }) => sticker === 'CUPO' && polarity === 'NEGATIVE')
    const results = [hit(scandal?.id as string, -2), hit(cupo?.id as string, 0, -1)]
    const facts: Fact[] = [{ type: 'eventResults', results }]
    const bare = { ...quick, owners: quick.owners.map((one) => ({ ...one, achievements: [] as string[] })) }
    expect(stickersFor(bare, facts, second)).toEqual(['REVANCHA', 'AMPAY'])
    expect(stickersFor(bare, [{ type: 'eventResults', results: [results[1] as EventResult] }], second)).toEqual([
      'REVANCHA',
      'CUPO',
    ])
    const owners = bare.owners.with(second, {
      ...(bare.owners[second] as View['owners'][number]),
      achievements: ['A-AUC-03', 'A-AUC-04'],
    })
    expect(stickersFor({ ...bare, owners }, [], second)).toEqual(['REVANCHA', 'GANGA', 'SE PICÓ'])
    // Whoever was caught has a bar over the eyes.
    const drawn = (told: readonly Fact[]) =>
      shareables(bare, named(quick), told)
        .find(({ name }) => name === at(second))
        ?.draw() as string
    expect(drawn(facts)).toContain('M16.500 24.500l31-1.500')
    expect(drawn([])).not.toContain('M16.500 24.500l31-1.500')
  })

  test.each([
    ['G-01', 'TEMBLOR'],
    ['G-02', 'DÓLAR'],
    ['G-05', 'BOOM'],
    ['G-06', 'PARO'],
  ])('%s is on every front page as %s [13.7]', (cardId, word) => {
    const result: EventResult = {
      slot: 0,
      cardId,
      perOwner: [],
      effectsApplied: { cashDelta: 0, debtDelta: 0, fameDelta: 0 },
      mitigationsApplied: {},
      headlines: [],
    }
    const list = shareables(quick, named(quick), [{ type: 'eventResults', results: [result] }])
    for (const { draw } of list.filter(({ assetType }) => assetType !== 'TROPHY'))
      expect(wordsOf(draw(), true)).toContain(word)
    expect(wordsOf((list[0] as Shareable).draw(), true)).toContain(word)
    expect(wordsOf((shareables(quick, named(quick))[0] as Shareable).draw(), true)).not.toContain(word)
  })
})

test.each([
  ['A-SCA-01', 'AMPAY'],
  ['A-BET-01', 'TRAICIÓN'],
  ['A-EXP-01', 'TRAZO'],
  ['A-AUC-04', 'SE PICÓ'],
  ['A-AUC-03', 'GANGA'],
  ['A-INS-01', 'SEGURO'],
  ['A-INS-03', 'SEGURO'],
  ['A-WIN-01', 'LEYENDA'],
])('the trophy of %s has the sticker %s [12.3]', (id, word) => {
  expect(stickerFor(id)).toBe(word)
})

describe('a trophy that is passed on while the match goes on [2.6]', () => {
  const record = parseRecord(readFileSync(new URL('../replays/standard.ludo.json', import.meta.url), 'utf8'))
  const half = played('standard', Math.floor(record.moves.length * 0.6))

  test('is there for those who have it, and no front page is', () => {
    const list = shareables(half.view, named(half.view), half.facts)
    expect(half.outcome).toBeUndefined()
    expect(list.length).toBeGreaterThan(0)
    expect(find(list, 'TROPHY')).toHaveLength(list.length)
    for (const { ownerId, achievementId } of list) {
      const seat = Number(ownerId?.slice(2)) - 1
      expect(half.view.owners[seat]?.achievements).toContain(achievementId)
    }
  })

  test('is made of nothing but what everybody sees and was told [10]', () => {
    // Whatever else might lie in the decks and in sealed answers, the pictures are the same.
    const rules = gameOfVersion(box, record.rulesVersion)
    const match = rules && replay(rules, record, Math.floor(record.moves.length * 0.6))
    if (rules === undefined || match === undefined || isRefusal(match)) throw new Error('the record does not play')
    const other = rules.sample(match.position.state, 'spectator', new SeededChance('another luck'))
    const drawn = (view: View) =>
      shareables(view, named(view), half.facts).map(({ title, lines, draw }) => [title, lines, draw(LINK)])
    expect(drawn(rules.view(other, 'spectator'))).toEqual(drawn(half.view))
    expect(half.view.own).toBeNull()
    // What only some were told is no part of it.
    for (const type of TOLD) expect(ANNOUNCED).toContain(type)
  })

  test('has the headline that was written about it, or what it is given for [12.3]', () => {
    const players = named(quick)
    const isEarned = (seat: number, id: string) => seat === quick.ranking[0] && id === 'A-WIN-05'
    const earned = share.pictures({ ...quickMatch, players, isEarned })
    const [crown] = find(earned, 'TROPHY') as [Shareable]
    expect(crown.title).toMatch(/Cinco coronas · Casero/)
    expect(find(earned, 'TROPHY')).toHaveLength(1)
    expect(wordsOf(crown.draw())).toContain(
      quick.frontPage.find(({ kind }) => kind === 'FINAL_WIN')?.text.split('{')[0],
    )
    expect(
      wordsOf(
        (shareables(quick, named(quick)).find(({ achievementId }) => achievementId === 'A-SET-01') ?? crown).draw(),
      ).length,
    ).toBeGreaterThan(50)
  })
})

describe('whatever names and headlines are made of', () => {
  test.each(['W', 'i', 'ñ', '東', '🏆', '&', '<', '"', "'", '\u0007', '\ud800', ' '])(
    '%j stays in its box and covers nothing',
    (letter) => {
      for (const { name, draw } of crammed(letter)) {
        const boxes = lineBoxes(draw())
        const { width, height } = readDrawing(draw()).attributes
        for (const box of boxes) {
          expect(box.left, `${name}: ${box.text}`).toBeGreaterThanOrEqual(30)
          expect(box.right, `${name}: ${box.text}`).toBeLessThanOrEqual(Number(width) - 30)
          expect(box.bottom).toBeLessThanOrEqual(Number(height))
        }
        expect(coveredLines(boxes), name).toEqual([])
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

test('[12.1.5] whoever was among friends with real labels keeps pictures with them, and nobody else does', () => {
  const view: View = { ...quick, options: { ...quick.options, teamSet: 'REAL_LABEL' } }
  const kept = (of: View, isKept: boolean) => {
    const all = share.pictures({ view: of, players: named(of), facts: [], outcome: undefined, isKept })
    const words = all.map((one) => wordsOf(one.draw(), true)).join(' ')
    return words.replaceAll(team?.PARODY ?? '', '')
  }
  const team = TEAMS.find(({ id }) => id === quick.owners[quick.ranking[0] ?? 0]?.team)
  const label = team?.REAL_LABEL ?? ''
  expect(kept(view, true)).toContain(`· ${label}`)
  expect(kept(view, false)).not.toContain(`· ${label}`)
  expect(kept(quick, true)).not.toContain(`· ${label}`)
})

test('[13.9] the hero has the portrait that was chosen, and else the one of the name', () => {
  const drawn = (portrait?: string) => {
    const players = named(quick).map((player) => ({ ...player, portrait }))
    return shareables(quick, players).map((one) => one.draw())
  }
  const [chosen, other, own] = [drawn('100000'), drawn('154753'), drawn()]
  expect(drawn('nonsense')).toEqual(own)
  for (const [i, { assetType }] of shareables(quick, named(quick)).entries()) {
    const isFront = assetType !== 'TROPHY'
    expect([assetType, chosen[i] === own[i], chosen[i] === other[i]]).toEqual([assetType, !isFront, !isFront])
    // However portraits are made: the picture takes what it is given.
    expect([assetType, chosen[i]?.includes(drawnPortrait('100000', '').bust)]).toEqual([assetType, isFront])
  }
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
