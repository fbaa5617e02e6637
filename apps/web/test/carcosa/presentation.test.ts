import type { Fact } from '@ludoteca/carcosa'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CarcosaPresentation } from '../../src/games/carcosa/presentation.ts'
import type { Pace } from '../../src/kit/pace.ts'
import { ShownMatch } from '../kit/shown-match.ts'

/** As much of a position as sounds need: whoever looks on plays no soul. */
const VIEW = { players: [] }

/** A match that shows what happens scene by scene, and the table that acts it out. */
function staged({ pace = 'normal' as Pace, before = [] as readonly Fact[] } = {}) {
  const match = new ShownMatch()
  match.happen(before, VIEW)
  const presentation = new CarcosaPresentation(match)
  const shown: Fact[] = []
  const seen: Fact[] = []
  match.onBegin((facts) => shown.push(...(facts as readonly Fact[])))
  match.onFacts((facts) => seen.push(...(facts as readonly Fact[])))
  presentation.connect()
  match.present(
    (facts) => presentation.scenesFor(facts),
    () => pace,
  )
  return { match, presentation, shown, seen, tell: (...facts: readonly Fact[]) => match.happen(facts, VIEW) }
}

const step = (number: number): Fact => ({ type: 'kingStep', step: number })
const loss = (seat: number, amount: number): Fact => ({
  type: 'sanityLost',
  seat,
  amount,
  sanity: 0,
  kind: 'DAMAGE',
  source: 'HOUSE',
})
const round: Fact = { type: 'roundStarted', round: 2, starter: 1, actions: [2, 2] }
const turn: Fact = { type: 'turnStarted', seat: 1 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe("the King's phase", () => {
  test('lights its steps one by one, and what each did is shown with it', () => {
    const { match, presentation, shown, seen, tell } = staged()
    tell(step(1), loss(0, 1), step(2), step(3), step(12), round, turn)
    expect(presentation.kingSteps.map((each) => each.step)).toEqual([1])
    expect(presentation.losses).toMatchObject([{ seat: 0, change: -1 }])
    expect(presentation.isKingOnStage).toBe(true)
    expect(shown).toEqual([step(1), loss(0, 1)])
    // Nobody is told the end of it before.
    expect([seen, match.story]).toEqual([[], []])
    vi.advanceTimersByTime(700)
    expect(seen).toEqual([step(1), loss(0, 1)])
    vi.advanceTimersByTime(60_000)
    expect(presentation.isKingOnStage).toBe(false)
    expect(presentation.kingSteps.map((each) => each.step)).toEqual([1, 2, 3, 12])
    expect(seen).toEqual([step(1), loss(0, 1), step(2), step(3), step(12), round, turn])
  })

  test('can be skipped: everything is shown at once, in order', () => {
    const { match, presentation, shown, tell } = staged()
    tell(step(1), loss(0, 1), step(2), loss(1, 2), round)
    match.queue.cut()
    expect(presentation.isKingOnStage).toBe(false)
    expect(shown).toEqual([step(1), loss(0, 1), step(2), loss(1, 2), round])
    vi.advanceTimersByTime(60_000)
    expect(shown).toHaveLength(5)
  })

  test('can be skipped step by step', () => {
    const { match, presentation, tell } = staged()
    tell(step(1), loss(0, 1), step(2), loss(1, 2), round)
    match.queue.skip()
    expect(presentation.kingSteps.map((each) => each.step)).toEqual([1, 2])
    expect(presentation.isKingOnStage).toBe(true)
    match.queue.skip()
    expect(presentation.isKingOnStage).toBe(false)
  })

  test('is there at once for those who want no motion, and for whoever comes later', () => {
    const still = staged({ pace: 'none' })
    still.tell(step(1), step(2), round)
    expect(still.presentation.isKingOnStage).toBe(false)
    expect(still.shown).toHaveLength(3)
    const late = staged({ before: [step(1), loss(0, 1), step(2), round, turn] })
    expect(late.presentation.kingSteps.map((each) => each.step)).toEqual([1, 2])
    expect(late.presentation.isKingOnStage).toBe(false)
  })

  test('goes on where a decision held it up', () => {
    const { presentation, shown, tell } = staged()
    tell(step(1), loss(0, 1), step(4), loss(1, 2))
    vi.advanceTimersByTime(60_000)
    expect(presentation.isKingOnStage).toBe(false)
    tell(loss(1, 1), step(5), step(6))
    expect(presentation.kingSteps.map((each) => each.step)).toEqual([1, 4, 5])
    vi.advanceTimersByTime(60_000)
    tell(step(7), round)
    vi.advanceTimersByTime(60_000)
    expect(shown.filter(({ type }) => type === 'kingStep')).toEqual([1, 4, 5, 6, 7].map(step))
    expect(shown).toHaveLength(9)
  })

  test('is over before anything is seen of what others do after it', () => {
    const { seen, shown, tell } = staged()
    tell(step(1), step(2), round, turn)
    tell(loss(1, 1))
    expect(shown).not.toContainEqual(loss(1, 1))
    vi.advanceTimersByTime(60_000)
    expect(seen).toEqual([step(1), step(2), round, turn, loss(1, 1)])
  })

  test('keeps others waiting while a turned card is looked at, and shows at once what it did', () => {
    const { seen, tell } = staged()
    tell({ type: 'cardRevealed', seat: 0, room: 'F1_R1', card: 'HAY_CADAVER' }, loss(0, 1))
    tell(loss(1, 1))
    expect(seen.map(({ type }) => type)).toEqual(['cardRevealed', 'sanityLost'])
    vi.advanceTimersByTime(60_000)
    expect(seen).toHaveLength(3)
  })
})

describe('what is shown for a moment', () => {
  test('floats and glides, and is gone', () => {
    const { presentation, tell } = staged()
    tell({ type: 'moved', seat: 0, from: 'F1_P', to: 'F1_R1', how: 'MOVE' }, loss(0, 2))
    expect(presentation.motion).toMatchObject([{ who: { kind: 'soul', seat: 0 }, from: 'F1_P', to: 'F1_R1' }])
    expect(presentation.losses).toMatchObject([{ change: -2 }])
    vi.advanceTimersByTime(10_000)
    expect(presentation.motion).toEqual([])
    expect(presentation.losses).toEqual([])
  })

  test('is a card with what it did, until it has been seen', () => {
    const { presentation, tell } = staged()
    const card: Fact = { type: 'cardRevealed', seat: 0, room: 'F1_R1', card: 'HAY_CADAVER' }
    tell(card, loss(0, 1), { type: 'searched', seat: 0, room: 'F1_R1' })
    expect(presentation.revealed).toMatchObject([{ card: 'HAY_CADAVER', outcome: ['sanityLost'] }])
    presentation.shown()
    expect(presentation.revealed).toEqual([])
  })

  test('is a look that one soul alone has had', () => {
    const { presentation, tell } = staged()
    tell({ type: 'cardsSeen', seat: 2, cards: [{ room: 'F1_R1', at: 0, card: 'KEY' }] })
    expect(presentation.looks).toMatchObject([{ seat: 2, cards: [{ card: 'KEY' }] }])
    presentation.looked()
    expect(presentation.looks).toEqual([])
  })

  test('are the last dice, newest first, also for whoever comes later', () => {
    const before: Fact[] = [
      { type: 'kingRolled', d4: 3, floor: 1, rerolled: false },
      { type: 'escapeTried', seat: 1, die: 5, total: 4, free: true },
    ]
    expect(staged({ before }).presentation.dice).toMatchObject([
      { sides: 6, value: 5, total: 4, seat: 1 },
      { sides: 4, value: 3, total: null, seat: null },
    ])
  })
})
