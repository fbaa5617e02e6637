import { box, type Fact, type View } from '@ludoteca/carcosa'
import { isRefusal, Match } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { fateOf } from '../../src/games/carcosa/end/fate.ts'
import { ledgerOf } from '../../src/games/carcosa/end/ledger.ts'
import { endWords } from '../../src/games/carcosa/end/words.ts'
import { beltOf } from '../../src/games/carcosa/frame/belt-of.ts'
import { doomsOf } from '../../src/games/carcosa/frame/dooms.ts'
import { keyCount } from '../../src/games/carcosa/frame/keys.ts'
import { moodOf } from '../../src/games/carcosa/frame/mood.ts'
import { notesOf } from '../../src/games/carcosa/frame/notes-of.ts'
import { nextPresence, presenceOf } from '../../src/games/carcosa/frame/presence.ts'
import { slotsOf } from '../../src/games/carcosa/frame/slots.ts'
import { frameWords } from '../../src/games/carcosa/frame/words.ts'
import { toldAloud } from '../../src/games/carcosa/showing/telling.ts'
import { soundsOf } from '../../src/games/carcosa/sounds.ts'

const seats = ['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, kind: 'human' }))

/** How a new house looks to the first soul. */
function newView(): View {
  const match = Match.start(box.game, { options: {}, seats, seed: 'a house' })
  if (isRefusal(match)) throw new Error(match.code)
  return match.view(0) as View
}

const view = newView()

describe('the round bar', () => {
  test('has the souls in the order of the round', () => {
    const slots = slotsOf({ ...view, starter: 2, active: 3, phase: 'PLAYER' })
    expect(slots.map(({ seat }) => seat)).toEqual([2, 3, 0, 1])
    expect(slots.map(({ state }) => state)).toEqual(['done', 'now', 'next', 'next'])
    expect(slots[0]?.isStarter).toBe(true)
    expect(slotsOf({ ...view, active: null, phase: 'KING' }).every(({ state }) => state === 'done')).toBe(true)
  })
})

describe("the King's presence", () => {
  test('is nothing at first, and says when it grows', () => {
    expect(presenceOf({ ...view, round: 1 })).toBe(0)
    expect(nextPresence({ ...view, round: 1 })).toEqual({ round: 2, loss: 1 })
    expect(nextPresence({ ...view, round: 5 })).toEqual({ round: 7, loss: 3 })
    expect(nextPresence({ ...view, round: 12 })).toBeUndefined()
  })

  test('counts twice when he is doubled', () => {
    expect(presenceOf({ ...view, round: 5, king: { ...view.king, doubled: true } })).toBe(4)
  })
})

describe('the keys', () => {
  test('warn when one more destroyed key loses', () => {
    expect(keyCount({ ...view, keysInGame: 6 }).isLast).toBe(false)
    expect(keyCount({ ...view, keysInGame: 5 }).isLast).toBe(false)
    expect(keyCount({ ...view, keysInGame: 4 })).toMatchObject({ isLast: true, isLost: false })
    // What has happened is not said as if it were still to come.
    expect(keyCount({ ...view, keysInGame: 3, keysDestroyed: 3 })).toMatchObject({ isLast: false, isLost: true })
  })

  test('are told as one where there is one', () => {
    const told = (count: number) => [
      frameWords.keysHeld(0, count),
      frameWords.keysInGame(count),
      frameWords.keysWin(count),
    ]
    for (const text of told(1)) expect(text).not.toMatch(/\b1 llaves|Quedan 1\b/)
    expect(told(1).join(' ')).toMatch(/0 de 1 llave en .* Queda 1 en juego\. .* con una llave entre todas/)
    expect(told(4).join(' ')).toMatch(/0 de 4 llaves en .* Quedan 4 en juego\. .* con 4 llaves entre todas/)
  })

  test('say who is missing at the way out', () => {
    const players = view.players.map((player, seat) => ({
      ...player,
      node: seat === 1 ? ('F1_R1' as const) : view.config.umbralNode,
    }))
    expect(keyCount({ ...view, players, teamKeys: 4 })).toMatchObject({ isReady: true, missing: [1] })
  })
})

describe('notes', () => {
  test('say where a card lies, and can be told to others', () => {
    const rooms = view.rooms.map((room, i) =>
      i === 2 ? { ...room, seen: [{ at: 0, uid: 1, card: 'KEY' as const, round: 4 }] } : { ...room, seen: [] },
    )
    const [note, ...others] = notesOf({ ...view, rooms, motemey: { size: 3, seen: [] } })
    expect(others).toEqual([])
    expect(note).toMatchObject({ room: 'F1_R3', card: 'KEY', isTop: true, round: 4 })
    expect(note?.sentence).toBe('Piso 1, habitación 3, arriba: Llave (vista en la ronda 4).')
  })

  test('of a box are where it goes', () => {
    expect(beltOf('F1_R2')).toEqual({ from: 'F1_R3', to: 'F2_R3' })
  })
})

describe('the mood', () => {
  test('is afraid near −5, and calm when all is over well', () => {
    const near = view.players.map((player) => ({ ...player, sanity: -5 }))
    expect(moodOf({ ...view, players: near }, 0).fear).toBe(1)
    expect(moodOf(view, 0).fear).toBeLessThan(0.5)
    expect(moodOf({ ...view, phase: 'OVER', ending: 'WIN' }, 0)).toEqual({ tension: 0, fear: 0 })
  })
})

describe('what is heard', () => {
  const facts: Fact[] = [
    { type: 'cardRevealed', seat: 1, room: 'F1_R1', card: 'ARANA' },
    { type: 'monsterAppeared', monster: 'ARANA', node: 'F1_R1', seat: 1 },
    { type: 'sanityLost', seat: 0, amount: 1, sanity: 2, kind: 'DAMAGE', source: 'HOUSE' },
  ]

  test('is each sound once, softer for others', () => {
    expect(soundsOf(facts, 0)).toEqual([
      { sound: 'cardMonster', loudness: 0.5 },
      { sound: 'dread', loudness: 1 },
    ])
    expect(soundsOf(facts, undefined).every(({ loudness }) => loudness === 1)).toBe(true)
  })

  test('is told aloud without what goes without saying', () => {
    const steps: Fact[] = [{ type: 'kingStep', step: 1 }, facts[2] as Fact, { type: 'kingStep', step: 2 }]
    expect(toldAloud(steps, ({ type }) => type)).toBe('kingStep sanityLost')
  })
})

describe('the last page', () => {
  test('counts what wore the souls down', () => {
    const loss = (seat: number, amount: number, source: 'HOUSE' | 'PRESENCE'): Fact => ({
      type: 'sanityLost',
      seat,
      amount,
      sanity: 0,
      kind: 'DAMAGE',
      source,
    })
    const ledger = ledgerOf([loss(0, 1, 'HOUSE'), loss(1, 3, 'PRESENCE'), loss(0, 1, 'HOUSE')], 2)
    expect(ledger.causes).toEqual([
      { source: 'PRESENCE', amount: 3 },
      { source: 'HOUSE', amount: 2 },
    ])
    expect(ledger.lost).toEqual([2, 3])
  })

  test('tells what became of each soul', () => {
    const [first, ...others] = view.players
    if (first === undefined) throw new Error('no souls')
    const players = [{ ...first, keys: [1, 2] }, ...others]
    expect(fateOf({ ...view, ending: 'WIN', players }, 0)).toBe(endWords.escapedWith(2))
    expect(fateOf({ ...view, ending: 'WIN', players }, 1)).toBe(endWords.escaped)
    const fallen = players.map((player) => ({ ...player, atMinus5: true }))
    expect(fateOf({ ...view, ending: 'LOSE_ALL_MINUS5', players: fallen }, 1)).toBe(endWords.fallen)
  })
})

describe('before the King walks', () => {
  test('it is said what loses the match with this round [8]', () => {
    expect(doomsOf(view)).toEqual([])
    expect(doomsOf({ ...view, round: view.config.maxRounds })).toEqual([
      'Es la última ronda: si no salen ahora, derrota.',
    ])
    expect(doomsOf({ ...view, round: 70, config: { ...view.config, maxRounds: 0 } })).toEqual([])
    expect(doomsOf({ ...view, keysDestroyed: 3, keysInGame: 3 })).toEqual([
      'Quedan 3 llaves: derrota al final de la ronda.',
    ])
    const fallen = view.players.map((p) => ({ ...p, sanity: -5 }))
    expect(doomsOf({ ...view, players: fallen })).toEqual([
      'Todas las almas están en −5: derrota al final de la ronda.',
    ])
  })
})
