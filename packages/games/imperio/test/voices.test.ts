import { drawAny, isRefusal, Match, SeededChance } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { CANDIDATES } from '../src/data/candidates.ts'
import { EVENT_CARDS } from '../src/data/cards/deck.ts'
import { INFRA } from '../src/data/infra.ts'
import { MODES } from '../src/data/modes.ts'
import { MOODS } from '../src/data/moods.ts'
import { NEWS_KINDS, type NewsKindId } from '../src/data/news.ts'
import { PERSONAS, type PersonaId, voiceOf } from '../src/data/personas.ts'
import { SHOCKS } from '../src/data/shocks.ts'
import { BREVES } from '../src/data/voices/breves.ts'
import { VOICES } from '../src/data/voices/voices.ts'
import { type Imperio, imperio, imperio2 } from '../src/game.ts'
import { roundSeedOf } from '../src/rules/hash.ts'
import { newsItem } from '../src/rules/news.ts'
import { write } from '../src/rules/press/render.ts'
import { waysOf } from '../src/rules/press/ways.ts'
import type { NewsItem, State } from '../src/state.ts'
import { MS, O1, O2, tableAt } from './kit.ts'

const ABOUT = { owner: O1, rival: O2, propertyId: 'P-11', district: 'Surco', amount: 4 } as const
const scandal = EVENT_CARDS.find(({ isScandal }) => isScandal)?.id ?? ''
const positive = EVENT_CARDS.find(({ polarity }) => polarity === 'POSITIVE')?.id ?? ''
/** What `cardId` stands for with some kinds. */
const BEHIND: Readonly<Partial<Record<NewsKindId, string>>> = {
  GLOBAL: SHOCKS[0]?.id ?? '',
  ELECTION: CANDIDATES[0]?.id ?? '',
  MOOD_RESULT: MOODS[0]?.id ?? '',
  OBRAS: INFRA[0]?.id ?? '',
  EXPROPRIATION: 'E-051',
  SCANDAL: scandal,
  BIG_HIT: 'E-045',
  EVENT_POSITIVE: positive,
}
const itemOf = (kind: NewsKindId) => newsItem(kind, { ...ABOUT, cardId: BEHIND[kind] ?? null })

function pressOf(personaId: PersonaId): State {
  const { s } = tableAt('PRESS')
  return Object.assign(s, { personaId, roundSeed: roundSeedOf(MS, 1), printed: [] })
}

/** All ways in which an item was written in many rounds. */
function everWritten(personaId: PersonaId, item: NewsItem): Set<string> {
  const seen = new Set<string>()
  const s = pressOf(personaId)
  const all = waysOf(personaId, item).length
  for (let round = 1; round <= 300 && seen.size < all; round++) {
    s.roundSeed = roundSeedOf(MS, round)
    s.printed = []
    seen.add(write(s, item, 0)?.text ?? '')
  }
  return seen
}

describe('what personas may write [7.1.4]', () => {
  test('there are three ways at least for each kind and persona, and none is there twice', () => {
    for (const { id } of PERSONAS) {
      for (const { kind } of NEWS_KINDS)
        expect(VOICES[voiceOf(id)][kind].length, `${id} ${kind}`).toBeGreaterThanOrEqual(3)
    }
    const all = [...Object.values(VOICES).flatMap((voice) => Object.values(voice).flat()), ...BREVES]
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
  })

  test('each of them uses only gaps that its kind can fill', () => {
    for (const { kind, slots } of NEWS_KINDS) {
      for (const voice of Object.values(VOICES)) {
        const used = voice[kind].flatMap((text) => [...text.matchAll(/\{([A-Z]+)\}/g)].map(([, slot]) => slot))
        expect(slots, kind).toEqual(expect.arrayContaining(used))
      }
    }
  })

  test('a quiet match of any length has something else to say in each round', () => {
    const rounds = Math.max(...Object.values(MODES).map((mode) => mode.rounds))
    for (const { id } of PERSONAS) expect(waysOf(id, newsItem('QUIET', {})).length).toBeGreaterThanOrEqual(rounds)
  })

  test.each(PERSONAS.map(({ id }) => id))('%s writes everything that is written for it', (id) => {
    for (const { kind } of NEWS_KINDS) {
      const item = itemOf(kind)
      expect(everWritten(id, item), kind).toEqual(new Set(waysOf(id, item).map(({ text }) => text)))
    }
  })

  test('a card and a shock may always speak for themselves, whatever kind of news they make', () => {
    for (const { id, category, headlines_es } of EVENT_CARDS) {
      for (const kind of ['SCANDAL', 'BIG_HIT', 'EVENT_POSITIVE', 'EXPROPRIATION', `EVENT_${category}`] as const) {
        const ways = waysOf('PP-01', newsItem(kind, { ...ABOUT, cardId: id })).map((way) => way.id)
        expect(ways).toEqual(expect.arrayContaining(headlines_es.map((_, i) => `${id} ${i}`)))
      }
    }
    for (const { id, headlines_es } of SHOCKS) {
      const ways = waysOf('PP-03', newsItem('GLOBAL', { cardId: id })).map(({ text }) => text)
      expect(ways).toEqual(expect.arrayContaining(headlines_es.map((text) => `EN VIVO: ${text}`)))
    }
    const works = waysOf('PP-01', newsItem('OBRAS', { district: 'Surco', cardId: 'INF-01' })).map((way) => way.id)
    expect(works).toEqual(expect.arrayContaining(['E-053 0', 'E-053 1']))
  })

  test('what has been written is not written again, and then the item is left out', () => {
    const s = pressOf('PP-02')
    const item = itemOf('TIE_WIN')
    const written = VOICES['PP-02'].TIE_WIN.map(() => write(s, item, 0)?.text)
    expect(new Set(written).size).toBe(VOICES['PP-02'].TIE_WIN.length)
    expect(write(s, item, 0)).toBeUndefined()
  })
})

/** The ids of all that a match has printed, by random play. */
function printedIn(game: Imperio, seed: string, mode: keyof typeof MODES, seats: number): readonly string[] {
  const players = Array.from({ length: seats }, (_, seat) => ({ name: `Casero ${seat + 1}`, kind: 'random' }))
  const match = Match.start(game, { options: { mode }, seats: players, seed })
  if (isRefusal(match)) throw new Error(match.code)
  const dice = new SeededChance(`dice ${seed}`)
  const headlines: string[] = []
  while (!match.outcome()) {
    const drawn = drawAny(match.position.state, match.decisions, dice, 4)
    if (!drawn) throw new Error('nobody can move')
    match.submit(drawn.seat, drawn.move)
    for (const { fact } of match.position.told) {
      if (fact.type === 'pressTicker') headlines.push(...fact.headlines.map(({ text }) => text))
    }
  }
  return match.position.state.printed ?? headlines
}

describe('a whole match', () => {
  const TABLES = [
    ['QUICK', 12],
    ['QUICK', 4],
    ['STANDARD', 8],
    ['LONG', 8],
    ['LONG', 4],
  ] as const

  test('no template is printed twice, at any table', () => {
    for (let i = 0; i < 60; i++) {
      const [mode, seats] = TABLES[i % TABLES.length] as (typeof TABLES)[number]
      const printed = printedIn(imperio, `press ${i}`, mode, seats)
      expect(printed.length).toBeGreaterThanOrEqual(MODES[mode].rounds)
      expect(
        printed.filter((id, at) => printed.indexOf(id) !== at),
        `match ${i}`,
      ).toEqual([])
    }
  })

  test('in version 2 it was otherwise: a test of this test', () => {
    const headlines = Array.from({ length: 8 }, (_, i) => printedIn(imperio2, `press ${i}`, 'LONG', 4)).map((all) =>
      all.map((text) => text.replace(/\{O-\d\d\}|\d+/g, '…')),
    )
    expect(headlines.some((all) => new Set(all).size < all.length)).toBe(true)
  })
})
