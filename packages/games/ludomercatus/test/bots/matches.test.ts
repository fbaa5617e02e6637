import { describe, expect, test } from 'vitest'
import { easy, normal } from '../../src/bots/index.ts'
import { type Options, type Player, play } from './play.ts'

const OPTION_SETS: readonly Options[] = [
  {},
  { auctionOnly: true },
  { noAuctions: true },
  { tradeInDebt: false },
  { shortageAuction: false },
  { freeParkingJackpot: true, doubleGo: true },
  { roundLimit: 12 },
  { maxProposalsPerTurn: 0, clocks: false },
  { maxTradeRevisions: 1 },
]
const TURNS_MAX = 2000

describe('whole matches [26]', () => {
  test.each(OPTION_SETS)('bots only make moves that are allowed, with %o', (options) => {
    for (let seats = 2; seats <= 8; seats++) {
      const mixed = Array.from({ length: seats }, (_, seat) => (seat % 3 === 2 ? easy : normal))
      // `play` throws at the first move that the rules refuse.
      const { moves } = play(mixed, options, `allowed ${seats}`, 250)
      expect(moves.length).toBeGreaterThan(seats * 20)
    }
  })

  test('four normal bots always find an end, and trade on the way', () => {
    let trades = 0
    const matches = 40
    for (let match = 0; match < matches; match++) {
      const { isOver, moves } = play([normal, normal, normal, normal], {}, `end ${match}`, TURNS_MAX)
      expect(isOver, `match ${match}`).toBe(true)
      for (const { move } of moves) if (move.type === 'acceptTrade') trades++
    }
    expect(trades).toBeGreaterThan(matches / 2)
  })

  test('normal wins more often than easy', () => {
    const wins = new Map<Player, number>()
    for (let match = 0; match < 160; match++) {
      const table = match % 2 === 0 ? [normal, easy, normal, easy] : [easy, normal, easy, normal]
      const { state, isOver } = play(table, {}, `strength ${match}`, TURNS_MAX)
      const winner = table[state.players.findIndex(({ bankrupt }) => !bankrupt)] as Player
      if (isOver) wins.set(winner, (wins.get(winner) ?? 0) + 1)
    }
    expect(wins.get(normal)).toBeGreaterThan(2 * (wins.get(easy) ?? 0))
  })

  test('a bot proposes at most one trade until a turn ends, and an easy one seldom does', () => {
    const proposals = [0, 0]
    for (let match = 0; match < 10; match++) {
      const { moves } = play([normal, easy, normal, easy], {}, `proposals ${match}`, TURNS_MAX)
      const inTurn = new Set<number>()
      for (const { seat, move } of moves) {
        if (move.type === 'endTurn') inTurn.clear()
        if (move.type !== 'proposeTrade') continue
        expect(inTurn.has(seat)).toBe(false)
        inTurn.add(seat)
        proposals[seat % 2] = (proposals[seat % 2] as number) + 1
      }
    }
    const [ofNormal, ofEasy] = proposals as [number, number]
    expect(ofEasy).toBeGreaterThan(0)
    expect(ofNormal).toBeGreaterThan(3 * ofEasy)
  })

  test('four easy bots find an end, too', () => {
    for (let match = 0; match < 20; match++) {
      expect(play([easy, easy, easy, easy], {}, `easy end ${match}`, TURNS_MAX).isOver, `match ${match}`).toBe(true)
    }
  })

  test('the same seed makes the same match', () => {
    const once = play([normal, easy, normal], {}, 'again', TURNS_MAX)
    expect(play([normal, easy, normal], {}, 'again', TURNS_MAX).moves).toEqual(once.moves)
  })
})
