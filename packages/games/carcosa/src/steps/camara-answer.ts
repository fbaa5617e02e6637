import { type AskStep, flag, next, type RunStep } from '@ludoteca/kernel'
import { CAMARA_LOSSES } from '../data/constants.ts'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { rollD6 } from '../rules/dice.ts'
import { destroy, gainKey, makeToken } from '../rules/items.ts'
import { damage } from '../rules/sanity.ts'
import { hasKeySlot, soulAt } from '../rules/souls.ts'
import { activate, openSpecial } from '../rules/specials.ts'
import type { CamaraAnswerFrame, CamaraRewardFrame, State } from '../state.ts'
import { type AnyChoice, awaited } from './asking.ts'

const NO: Move = { type: 'camaraAnswer', accept: false }
const CHOICES: readonly AnyChoice[] = [{ type: 'camaraAnswer', params: { accept: flag } }]

/** [7.8, D-34, D-56] CAMARA_ANSWER: a refusal gives the action back, and the actor cannot ask again in this turn. */
export const camaraAnswer: AskStep<State, CamaraAnswerFrame, Move, Fact> = {
  ask: (s, { partner }) => awaited(s, partner, 'camaraAnswer', CHOICES, NO),
  on: {
    camaraAnswer(s, { seat, partner }, _seat, { accept }, io) {
      const actor = soulAt(s, seat)
      if (!accept) {
        actor.actionsLeft++
        actor.ritualRefused = true
        io.tell({ type: 'ritualRefused', seat, partner })
        return next(s)
      }
      soulAt(s, partner).actionsLeft--
      s.ritualDone = true
      const special = openSpecial(s, actor.node, 'CAMARA_LETAL')
      if (special) activate(special, seat, io)
      const die = rollD6(io)
      io.tell({ type: 'rolled', seat, die, total: die, why: 'CAMARA' })
      const [own, other] = CAMARA_LOSSES[die - 1] as readonly [number, number]
      next(s, damage(seat, own, 'CAMARA'), damage(partner, other, 'CAMARA'), { step: 'camaraReward', seat, partner })
    },
  },
}

/**
 * [7.8] One key from the supply to the actor, or to the partner when the actor has no place for it. Where the losses have
 * cost a Llavero, neither may have a place any more: then the key is lost.
 */
export const camaraReward: RunStep<State, CamaraRewardFrame, Fact> = {
  run(s, { seat, partner }, io) {
    const owner = [seat, partner].find((one) => hasKeySlot(soulAt(s, one)))
    const key = makeToken(s, 'KEY')
    io.tell({ type: 'ritualDone', seat, partner })
    if (owner === undefined) destroy(s, [key], null, 'RITUAL', io)
    else gainKey(s, owner, key, 'RITUAL', io)
    next(s)
  },
}
