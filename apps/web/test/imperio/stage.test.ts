import type { Fact } from '@ludoteca/imperio'
import { observable, runInAction } from 'mobx'
import { describe, expect, test } from 'vitest'
import { soundsOf } from '../../src/games/imperio/sound-of.ts'
import { Stage } from '../../src/games/imperio/stage.ts'

const story = (...facts: readonly unknown[]) => facts.map((fact, id) => ({ id, move: id, fact: fact as Fact }))
const reveal = (round: number) => ({ type: 'phaseChange', round, phase: 'REVEAL' })
const LOT = { propertyId: 'P-01', winnerId: 'O-02', price: 4, tieBreak: 'NONE', bids: [] }
const BIDS = { type: 'bidResults', lots: [LOT], brokenPacts: [] }
const INCOME = { type: 'incomeResults', owners: [] }

describe('what is being shown', () => {
  test('stays until the next round begins, also for whoever comes later', () => {
    const match = observable({ story: story(reveal(1), BIDS, INCOME) }, {}, { deep: false })
    const stage = new Stage(match)
    expect(stage.lots).toEqual([LOT])
    expect(stage.income).toEqual(INCOME)
    expect(stage.events).toBeUndefined()
    runInAction(() => {
      match.story = story(reveal(1), BIDS, INCOME, reveal(2))
    })
    expect(stage.lots).toBeUndefined()
    expect(stage.income).toBeUndefined()
  })

  test('has badges one after the other', () => {
    const stage = new Stage({ story: [] })
    const badge = (id: string) => ({ type: 'achievementUnlock', ownerId: 'O-01', achievementId: id }) as Fact
    stage.hear([badge('A'), badge('B'), reveal(1) as Fact])
    expect(stage.unlocked[0]?.achievementId).toBe('A')
    stage.shown()
    expect(stage.unlocked.map(({ achievementId }) => achievementId)).toEqual(['B'])
  })

  test('remembers how everybody stood when the round began', () => {
    const stage = new Stage({ story: [] })
    const view = (round: number, wealth: number) => ({ round, wealth: [wealth], owners: [{ fame: 1 }] as never })
    stage.note(view(1, 10))
    stage.note(view(1, 14))
    expect(stage.standing?.wealth).toEqual([10])
    stage.note(view(2, 15))
    expect(stage.standing?.wealth).toEqual([15])
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
