import type { Fact } from '@ludoteca/imperio'
import { observable, runInAction } from 'mobx'
import { describe, expect, test } from 'vitest'
import { ImperioPresentation } from '../../src/games/imperio/presentation.ts'
import { soundsOf } from '../../src/games/imperio/sounds.ts'
import type { MatchStore } from '../../src/match/match-store.ts'
import { FakeClock } from '../kit/fake-clock.ts'
import { ShownMatch } from '../kit/shown-match.ts'

/** What nobody hears. */
const SILENT = { play: () => {}, call: () => {} }
const showing = (match: object) => new ImperioPresentation(match as MatchStore, SILENT)
const story = (...facts: readonly unknown[]) => facts.map((fact, id) => ({ id, move: id, fact: fact as Fact }))
const reveal = (round: number) => ({ type: 'phaseChange', round, phase: 'REVEAL' })
const LOT = { propertyId: 'P-01', winnerId: 'O-02', price: 4, tieBreak: 'NONE', bids: [] }
const BIDS = { type: 'bidResults', lots: [LOT], brokenPacts: [] }
const INCOME = { type: 'incomeResults', owners: [] }

describe('what is being shown', () => {
  test('stays until the next round begins, also for whoever comes later', () => {
    const match = observable({ story: story(reveal(1), BIDS, INCOME) }, {}, { deep: false })
    const shown = showing(match)
    expect(shown.lots).toEqual([LOT])
    expect(shown.income).toEqual(INCOME)
    expect(shown.events).toBeUndefined()
    runInAction(() => {
      match.story = story(reveal(1), BIDS, INCOME, reveal(2))
    })
    expect(shown.lots).toBeUndefined()
    expect(shown.income).toBeUndefined()
  })

  test('has badges one after the other', () => {
    const shown = showing({ story: [] })
    const badge = (id: string) => ({ type: 'achievementUnlock', ownerId: 'O-01', achievementId: id }) as Fact
    shown.hear([badge('A'), badge('B'), reveal(1) as Fact])
    expect(shown.unlocked[0]?.achievementId).toBe('A')
    shown.shown()
    expect(shown.unlocked.map(({ achievementId }) => achievementId)).toEqual(['B'])
  })

  test('remembers how everybody stood when the round began', () => {
    const shown = showing({ story: [] })
    const view = (round: number, wealth: number) => ({ round, wealth: [wealth], owners: [{ fame: 1 }] as never })
    shown.note(view(1, 10))
    shown.note(view(1, 14))
    expect(shown.standing?.wealth).toEqual([10])
    shown.note(view(2, 15))
    expect(shown.standing?.wealth).toEqual([15])
  })
})

describe('the envelopes', () => {
  const bid = (ownerId: string, amount: number) => ({ ownerId, amount, token: false })
  const auction = {
    ...BIDS,
    lots: [
      { ...LOT, bids: [bid('O-02', 4), bid('O-01', 2)] },
      { ...LOT, propertyId: 'P-03', bids: [bid('O-02', 5)] },
    ],
  } as unknown as Fact
  const view = (phase: string, cash: number) => ({ phase, round: 1, wealth: [], owners: [{ cash, fame: 0 }] })

  test('are opened one by one before anybody sees or is told who has won, or what it cost', () => {
    const clock = new FakeClock()
    const match = new ShownMatch(clock)
    match.happen([reveal(1) as Fact], view('BID', 20))
    const shown = showing(match)
    shown.connect()
    const told: string[] = []
    match.onFacts((facts) => told.push(...facts.map(({ type }) => type)))
    match.present(
      (facts) => shown.scenesFor(facts),
      () => 'normal',
    )
    match.happen([auction, INCOME as unknown as Fact], view('INCOME', 16))
    const opened: (number | undefined)[] = []
    for (let i = 0; i < 3; i++) {
      opened.push(shown.opening?.at)
      expect(match.view).toMatchObject({ phase: 'BID', owners: [{ cash: 20 }] })
      expect([shown.lots, shown.income, told]).toEqual([undefined, undefined, []])
      clock.pass(900)
    }
    expect(opened).toEqual([0, 1, 2])
    expect(shown.opening).toBeUndefined()
    expect(match.view).toMatchObject({ phase: 'INCOME', owners: [{ cash: 16 }] })
    expect(told).toEqual(['bidResults', 'incomeResults'])
    expect(shown.lots).toHaveLength(2)
  })
})

describe('sounds', () => {
  const facts = (...all: readonly unknown[]) => all as readonly Fact[]

  test('are loud for one’s own lot and soft for others’', () => {
    expect(soundsOf(facts(BIDS), 1)[0]).toEqual({ sound: 'auctionWin', loudness: 1 })
    expect(soundsOf(facts(BIDS), 0)).toEqual([{ sound: 'auctionWin', loudness: 0.4 }])
    expect(soundsOf(facts(BIDS), undefined)).toEqual([{ sound: 'auctionWin', loudness: 0.4 }])
  })

  test('are heard for one’s own envelope and badge only', () => {
    expect(soundsOf(facts({ type: 'bidIn', seat: 1 }), 0)).toEqual([])
    expect(soundsOf(facts({ type: 'bidIn', seat: 1 }), 1)).toEqual([{ sound: 'bidSubmit', loudness: 1 }])
    const badge = { type: 'achievementUnlock', ownerId: 'O-01' }
    expect(soundsOf(facts(badge), 0)).toHaveLength(1)
    expect(soundsOf(facts(badge), 1)).toHaveLength(0)
  })

  test('are never more than three at once', () => {
    const badge = { type: 'achievementUnlock', ownerId: 'O-01' }
    expect(soundsOf(facts(badge, badge, badge, badge, badge), 0)).toHaveLength(3)
  })

  test('of events tell scandals from stamps, and nothing from nothing', () => {
    const event = (cardId: string) => facts({ type: 'eventResults', results: [{ cardId, targetOwnerId: 'O-01' }] })
    expect(soundsOf(event('FIZZLE'), 0)).toEqual([])
    expect(soundsOf(event('E-020'), 0)).toEqual([{ sound: 'scandal', loudness: 1 }])
    expect(soundsOf(event('E-020'), 1)).toEqual([{ sound: 'scandal', loudness: 0.4 }])
    expect(soundsOf(event('E-051#2'), 0)).toEqual([{ sound: 'stamp', loudness: 1 }])
  })
})
