import { type Bot, PositionAsk, SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { box } from '../src/box.ts'
import type { Move } from '../src/moves.ts'
import type { View } from '../src/view.ts'
import { type PlazaMatch, startMatch } from './kit.ts'

/** What the first bot that wants something does, or what is awaited. */
function nextMove(match: PlazaMatch, bot: Bot<View, Move>, chance: SeededChance): { seat: number; move: Move } {
  for (const { seat } of match.decisions) {
    const move = seat < 0 ? undefined : bot(new PositionAsk(match.position, seat, chance))
    if (move) return { seat, move }
  }
  const awaited = match.decisions.find(({ open }) => !open)
  if (!awaited || awaited.open) throw new Error('nobody is awaited')
  return { seat: awaited.seat, move: awaited.fallback }
}

/** Plays a match with one bot at every seat; the table goes on by itself. */
function play(bot: Bot<View, Move>, seats: number, seed: string) {
  const match = startMatch({ rounds: 12 }, seats, seed)
  const chance = new SeededChance(seed)
  while (!match.outcome()) {
    const { seat, move } = nextMove(match, bot, chance)
    const answer = match.submit(seat, move)
    if (!answer.ok) throw new Error(JSON.stringify([move, answer.refusal]))
  }
  return match
}

test.each(['easy', 'normal'] as const)('%s bots play whole matches and buy lots', (strength) => {
  const match = play(box.bots[strength], 4, strength)
  const meter = box.meter()
  meter.hear(match.told)
  const outcome = match.outcome()
  if (!outcome) throw new Error('not over')
  expect(meter.read(match.position.state, outcome).lotsSold).toBeGreaterThan(5)
})

test('normal bots use everything a seat may do', () => {
  const moves = new Set<string>()
  for (let i = 0; i < 3; i++) {
    for (const { move } of play(box.bots.normal, 5, `all ${i}`).log) moves.add(move.type)
  }
  expect([...moves].sort()).toEqual(['action', 'bid', 'continue', 'dealOffer', 'dealResponse', 'electionVote'])
})
