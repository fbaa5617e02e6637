import { drawFields, lacksValue } from '../domain.ts'
import type { Move, Viewer } from '../game.ts'
import { canonical } from '../hash.ts'
import { paramsOf, refusalOf } from '../permit.ts'
import { differences, firstUnlike } from './differences.ts'
import { checkFacts, tryMoves } from './fact-leaks.ts'
import { unlikeFor } from './shown.ts'
import { type Probe, someOffers, someViewers } from './trial.ts'

/**
 * What a viewer may not know must not show: not in the view, the decisions, the refusals or the facts.
 * Says whether some sampled state differed from the real one.
 */
export function checkLeaks(probe: Probe): boolean {
  const { game, position, dice, report } = probe
  const { state } = position
  const tried = tryMoves(probe)
  const tempting = [...tried.map(({ move }) => move), ...uncheckedMoves(probe), {}, { type: 'nonsense' }]
  let other = false
  for (const viewer of someViewers(probe)) {
    const sampled = game.sample(state, viewer, dice)
    other ||= differences(sampled, state, '').next().done === false
    const unlike = unlikeFor(game, viewer, state, sampled)
    if (unlike !== undefined) report('no leak in view or decisions', `viewer ${viewer}: ${unlike}`)
    checkRefusals(probe, viewer, sampled, tempting)
    checkFacts(probe, viewer, sampled, tried)
  }
  return other
}

function checkRefusals({ game, position, report }: Probe, viewer: Viewer, sampled: object, moves: readonly unknown[]) {
  if (viewer === 'spectator') return
  const { state, decisions } = position
  const others = game.decisions(sampled)
  for (const move of moves) {
    const refusal = refusalOf(state, decisions, viewer, move)
    const unlike = firstUnlike(refusal, refusalOf(sampled, others, viewer, move), 'refusal')
    if (unlike !== undefined) report('no leak in refusals', `viewer ${viewer}, ${canonical(move)}: ${unlike}`)
  }
}

const TRIES = 3

/** Moves that fit their domains but may fail the check, so that refusals have something to say. */
function uncheckedMoves(probe: Probe): Move[] {
  const { position, dice } = probe
  return someOffers(probe).flatMap(({ seat, choice }) => {
    const params = paramsOf(position.state, seat, choice)
    if (!params || lacksValue(params)) return []
    return Array.from({ length: TRIES }, () => ({ type: choice.type, ...drawFields(params, dice) }))
  })
}
