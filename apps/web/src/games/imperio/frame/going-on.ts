import { TABLE } from '@ludoteca/kernel'
import { choicesOf } from '../../../kit/choices.ts'
import type { MatchStore } from '../../../match/match-store.ts'
import { play, viewOf } from '../kit.ts'

/**
 * Whether whoever looks on may end the phase for the whole table: where no clock does. On one device that is not before
 * all have answered, bots as well; in a room the host need not wait for those who have left. Who begins needs nobody:
 * owners who say nothing get their dynasties by lot.
 */
export function mayEndPhase(match: MatchStore): boolean {
  const { decisions, awaited, clocks, kind } = match
  if (choicesOf(match, 'continue').length === 0 || clocks.has(TABLE)) return false
  if (decisions.some(({ seat, open }) => !open && seat !== TABLE)) return false
  const isBeginning = viewOf(match).phase === 'MATCH_INIT'
  return kind !== 'local' || isBeginning || awaited.every((seat) => seat === TABLE)
}

/**
 * Ends the phase. ACTION has three stages for the clocks' sake; where none runs, nobody waits for them. Each is ended
 * when it is on the screen: until what came of the one before was acted out, nobody knows whether it is still ACTION.
 */
export async function endPhase(match: MatchStore): Promise<void> {
  const { phase, dealStage } = viewOf(match)
  if (!(await play(match, { type: 'continue' }, TABLE))) return
  await match.queue.whenIdle()
  const now = viewOf(match)
  if (phase === 'ACTION' && now.phase === phase && now.dealStage > dealStage) await endPhase(match)
}

/** Whether an offer lies unanswered: when all have acted, nothing else keeps ACTION open. */
export function leavesOffer(match: MatchStore): boolean {
  const { phase, submitted } = viewOf(match)
  return phase === 'ACTION' && submitted.every(Boolean)
}
