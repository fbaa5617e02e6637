import type { Bot, Chance, Io } from '@ludoteca/kernel'
import { copyPlayer } from '../copy.ts'
import type { Fact } from '../facts.ts'
import type { Move, PlayerMove } from '../moves.ts'
import { convert } from '../rules/conversion/convert.ts'
import { lossIsMissing } from '../rules/envy.ts'
import { maintain } from '../rules/maintenance/maintain.ts'
import { recover } from '../rules/recovery.ts'
import type { Player, World } from '../state.ts'
import { commandOf } from '../steps/choices.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'
import { keeper } from './keeper.ts'
import { type Left, leftOf, type Mind } from './mind.ts'
import { type Promising, promisingTo } from './scales.ts'
import { worthOf } from './worth.ts'

/** [13.2] How many first moves are thought through, and how often each. */
const FIRST_MOVES = 8
const ROLLOUTS = 2

/** Plays each promising move to the next round's actions, with luck of its own, and takes the one that does best. */
export function planner(character: Character): Bot<View, Move> {
  const promising = promisingTo(character)
  return keeper(character, (mind, left) => bestPlan(mind, left, character, promising))
}

function bestPlan(mind: Mind, left: Left, character: Character, promising: Promising): PlayerMove | undefined {
  const now = worthOf(mind, mind.me, character.taste)
  let best: PlayerMove | undefined
  let most = outlook(mind, undefined, promising)
  for (const { family, move } of promising(mind, left, FIRST_MOVES, Number.NEGATIVE_INFINITY)) {
    const worth = outlook(mind, move, promising)
    // What somebody likes counts for more, and may be a little worse.
    const liked = worth + Math.abs(worth - now) * ((character.likes[family] ?? 1) - 1) * 0.1
    if (liked <= most) continue
    best = move
    most = liked
  }
  return best
}

/** What the bot's books are worth after this move and, by its own plan, the next one, when the next round begins. */
function outlook(mind: Mind, move: PlayerMove | undefined, promising: Promising): number {
  let sum = 0
  for (let i = 0; i < ROLLOUTS; i++) sum += rollout(mind, move, promising)
  return sum / ROLLOUTS
}

function rollout(mind: Mind, move: PlayerMove | undefined, promising: Promising): number {
  const io = privately(mind.chance)
  const p = copyPlayer(mind.me)
  if (move) {
    commandOf(move.type).perform(mind.w, p, move, io)
    const then = { ...mind, me: p }
    const [second] = promising(then, leftOf(then), 1, Number.NEGATIVE_INFINITY)
    if (second) commandOf(second.move.type).perform(mind.w, p, second.move, io)
  }
  const next = nextRound(mind.w, p, io)
  return worthOf({ ...mind, w: next, roundsLeft: Math.max(0, mind.roundsLeft - 1) }, p, mind.habits.taste)
}

/** The world as it is now, one round on: what is rolled next nobody knows. */
function nextRound(w: Readonly<World>, p: Player, io: Io<Fact>): World {
  convert(w, p, io)
  recover(w, p, io)
  const next: World = { ...w, round: w.round + 1, phase: 'maintenance' }
  if (lossIsMissing(next, p)) p.turn.lossChoice = 'gold'
  maintain(next, p, io)
  return next
}

/** Nobody hears what might have been, and the dice are the bot's own. */
function privately(chance: Chance): Io<Fact> {
  return { chance, tell() {}, reveal() {} }
}
