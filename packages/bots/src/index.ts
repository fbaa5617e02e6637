import { type Bot, type Box, type Fact, lookUp, type Move, type Strength } from '@ludoteca/kernel'
import { random } from './random.ts'

export { type BotSeat, Driver, type Turn } from './driver.ts'
export { random } from './random.ts'

/** All strengths, weakest first. */
export const STRENGTHS: readonly Strength[] = ['random', 'easy', 'normal']

/** The player of that strength for a game. */
export function botFor<C, S, M extends Move, V, F extends Fact>(
  box: Box<C, S, M, V, F>,
  strength: Strength,
): Bot<V, M> {
  return strength === 'random' ? random : box.bots[strength]
}

/** Everybody who can sit down at a simulated table of this game: the strengths, then those with a plan of their own. */
export function botNames<C, S, M extends Move, V, F extends Fact>(box: Box<C, S, M, V, F>): readonly string[] {
  return [...STRENGTHS, ...Object.keys(box.personalities ?? {})]
}

/** The bot of that name. Whether there is one is for `botNames` to say. */
export function botNamed<C, S, M extends Move, V, F extends Fact>(box: Box<C, S, M, V, F>, name: string): Bot<V, M> {
  return lookUp(box.personalities, name) ?? botFor(box, name as Strength)
}
