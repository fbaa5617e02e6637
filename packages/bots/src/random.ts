import { type Ask, drawFields, type Move, type PlainDecision } from '@ludoteca/kernel'

const TRIES = 12
/** How often an optional decision is used. */
const OPEN_ONE_IN = 8

/** Plays any game without any plan: whatever is awaited, now and then something else. */
export function random<V, M extends Move>(ask: Ask<V, M>): M | undefined {
  const awaited = ask.decisions.filter((decision) => !decision.open)
  if (awaited.length > 0) return drawFrom(ask, ask.chance.pick('random', awaited))
  if (ask.decisions.length === 0 || ask.chance.int('random', OPEN_ONE_IN) > 0) return undefined
  return drawFrom(ask, ask.chance.pick('random', ask.decisions))
}

function drawFrom<V, M extends Move>(ask: Ask<V, M>, { choices }: PlainDecision<M>): M | undefined {
  if (choices.length === 0) return undefined
  for (let tries = 0; tries < TRIES; tries++) {
    const { type, params } = ask.chance.pick('random', choices)
    const move = { type, ...drawFields(params, ask.chance) } as unknown as M
    if (!ask.refusalOf(move)) return move
  }
  return undefined
}
