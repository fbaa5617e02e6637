import type { Fact } from '@ludoteca/carcosa'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Stage } from '../../src/games/carcosa/stage.ts'
import type { StoryLine } from '../../src/match/match-store.ts'

/** A match that tells a story, and a stage that listens to it. */
function staged({
  reducesMotion = false,
  before = [] as readonly Fact[],
  move = undefined as number | undefined,
} = {}) {
  let story: readonly StoryLine[] = linesOf(before, move)
  const match = {
    get story() {
      return story
    },
    tell: ({ type }: { readonly type: string }) => type,
  }
  const stage = new Stage(match, { reducesMotion: () => reducesMotion })
  const shown: Fact[] = []
  stage.onShown((facts) => shown.push(...facts))
  const tell = (...facts: readonly Fact[]) => {
    story = linesOf([...story.map(({ fact }) => fact as Fact), ...facts])
    stage.hear(facts)
  }
  return { stage, shown, tell }
}

/** A line for each fact, every one a move of its own unless they are all of one. */
function linesOf(facts: readonly Fact[], move?: number): readonly StoryLine[] {
  return facts.map((fact, i) => ({ id: i + 1, move: move ?? i, fact }))
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
    const { stage, shown, tell } = staged()
    tell(step(1), loss(0, 1), step(2), step(3), step(12), round, turn)
    expect(stage.kingSteps.map((each) => each.step)).toEqual([1])
    expect(stage.losses).toMatchObject([{ seat: 0, change: -1 }])
    expect(stage.isKingOnStage).toBe(true)
    expect(shown).not.toContain(turn)
    vi.advanceTimersByTime(60_000)
    expect(stage.isKingOnStage).toBe(false)
    expect(stage.kingSteps.map((each) => each.step)).toEqual([1, 2, 3, 12])
    expect(shown).toEqual([step(1), loss(0, 1), step(2), step(3), step(12), round, turn])
  })

  test('can be skipped: everything is shown at once, in order', () => {
    const { stage, shown, tell } = staged()
    tell(step(1), loss(0, 1), step(2), loss(1, 2), round)
    stage.skip()
    expect(stage.isKingOnStage).toBe(false)
    expect(shown).toEqual([step(1), loss(0, 1), step(2), loss(1, 2), round])
    vi.advanceTimersByTime(60_000)
    expect(shown).toHaveLength(5)
  })

  test('is there at once for those who want no motion, and for whoever comes later', () => {
    const still = staged({ reducesMotion: true })
    still.tell(step(1), step(2), round)
    expect(still.stage.isKingOnStage).toBe(false)
    expect(still.shown).toHaveLength(3)
    const late = staged({ before: [step(1), loss(0, 1), step(2), round, turn] })
    expect(late.stage.kingSteps.map((each) => each.step)).toEqual([1, 2])
    expect(late.stage.isKingOnStage).toBe(false)
  })

  test('is walked again for whoever has just taken the device, if it was the last that happened', () => {
    const { stage, shown } = staged({ before: [step(1), loss(0, 1), step(2), round], move: 7 })
    stage.catchUp()
    expect(stage.isKingOnStage).toBe(true)
    stage.skip()
    expect(shown).toEqual([step(1), loss(0, 1), step(2), round])
    const later = staged({ before: [step(1), round, turn] })
    later.stage.catchUp()
    expect(later.shown).toEqual([])
  })

  test('goes on where a decision held it up', () => {
    const { stage, shown, tell } = staged()
    tell(step(1), loss(0, 1), step(4), loss(1, 2))
    vi.advanceTimersByTime(60_000)
    tell(loss(1, 1), step(5), step(6))
    expect(stage.kingSteps.map((each) => each.step)).toEqual([1, 4, 5])
    vi.advanceTimersByTime(60_000)
    tell(step(7), round)
    vi.advanceTimersByTime(60_000)
    expect(shown.filter(({ type }) => type === 'kingStep')).toEqual([1, 4, 5, 6, 7].map(step))
    expect(shown).toHaveLength(9)
  })

  test('shows an answer with its step when that is still to be lit, and only once', () => {
    const { stage, shown, tell } = staged()
    tell(step(1), step(4), loss(1, 2))
    tell(loss(0, 1))
    expect(shown).toEqual([step(1)])
    stage.skip()
    expect(shown).toEqual([step(1), step(4), loss(1, 2), loss(0, 1)])
  })

  test('does not hold up what others do after it', () => {
    const { shown, tell } = staged()
    tell(step(1), step(2), round, turn)
    tell(loss(1, 1))
    expect(shown).toContainEqual(loss(1, 1))
  })
})

describe('what is shown for a moment', () => {
  test('floats and glides, and is gone', () => {
    const { stage, tell } = staged()
    tell({ type: 'moved', seat: 0, from: 'F1_P', to: 'F1_R1', how: 'MOVE' }, loss(0, 2))
    expect(stage.motion).toMatchObject([{ who: { kind: 'soul', seat: 0 }, from: 'F1_P', to: 'F1_R1' }])
    expect(stage.losses).toMatchObject([{ change: -2 }])
    vi.advanceTimersByTime(10_000)
    expect(stage.motion).toEqual([])
    expect(stage.losses).toEqual([])
  })

  test('is a card with what it did, until it has been seen', () => {
    const { stage, tell } = staged()
    const card: Fact = { type: 'cardRevealed', seat: 0, room: 'F1_R1', card: 'HAY_CADAVER' }
    tell(card, loss(0, 1), { type: 'searched', seat: 0, room: 'F1_R1' })
    expect(stage.revealed).toMatchObject([{ card: 'HAY_CADAVER', outcome: ['sanityLost'] }])
    stage.shown()
    expect(stage.revealed).toEqual([])
  })

  test('is a look that one soul alone has had', () => {
    const { stage, tell } = staged()
    tell({ type: 'cardsSeen', seat: 2, cards: [{ room: 'F1_R1', at: 0, card: 'KEY' }] })
    expect(stage.looks).toMatchObject([{ seat: 2, cards: [{ card: 'KEY' }] }])
    stage.looked()
    expect(stage.looks).toEqual([])
  })

  test('are the last dice, newest first, also for whoever comes later', () => {
    const before: Fact[] = [
      { type: 'kingRolled', d4: 3, floor: 1, rerolled: false },
      { type: 'escapeTried', seat: 1, die: 5, total: 4, free: true },
    ]
    expect(staged({ before }).stage.dice).toMatchObject([
      { sides: 6, value: 5, total: 4, seat: 1 },
      { sides: 4, value: 3, total: null, seat: null },
    ])
  })
})
