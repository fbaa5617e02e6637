import { type AskStep, next, one } from '@ludoteca/kernel'
import type { Uid } from '../data/cards.ts'
import type { Fact } from '../facts.ts'
import type { Move, MoveOf } from '../moves.ts'
import { discard, slotItems } from '../rules/items.ts'
import { canSacrificeMax, canSacrificeSlot, slotCostsItem } from '../rules/sacrifice.ts'
import { assign } from '../rules/sanity.ts'
import { effectiveMax, soulAt } from '../rules/souls.ts'
import type { Player, SacrificeFrame, State } from '../state.ts'
import { type AnyChoice, awaited } from './asking.ts'

const giveMaximum: AnyChoice = {
  type: 'sacrifice',
  paramsOf: (s, seat) => (canSacrificeMax(soulAt(s, seat)) ? { mode: one(['SANITY_MAX']) } : null),
}
const giveSlot: AnyChoice = {
  type: 'sacrifice',
  paramsOf(s, seat) {
    const p = soulAt(s, seat)
    if (!canSacrificeSlot(p)) return null
    const mode = one(['OBJECT_SLOT'])
    return slotCostsItem(p) ? { mode, discard: one(slotItems(p)) } : { mode }
  },
}
const CHOICES: readonly AnyChoice[] = [giveMaximum, giveSlot, { type: 'acceptMinus5' }]

/** [7.6] SACRIFICE_CHOICE: something is given up for good, or −5 is accepted. */
export const sacrifice: AskStep<State, SacrificeFrame, Move, Fact> = {
  ask: (s, { seat }) => awaited(s, seat, 'sacrifice', CHOICES, fallbackOf(soulAt(s, seat))),
  on: {
    sacrifice(s, _f, seat, { mode, discard: uid }, io) {
      const p = soulAt(s, seat)
      if (mode === 'SANITY_MAX') p.sanityMax--
      else p.objectSlotPenalty++
      if (uid !== undefined) discard(s, seat, uid, 'SACRIFICE', io)
      assign(p, Math.min(0, effectiveMax(p)))
      io.tell({ type: 'sacrificed', seat, mode, sanity: p.sanity })
      next(s)
    },
    acceptMinus5(s, { source }, seat) {
      next(s, { step: 'consequences', seat, source })
    },
  },
}

/** [6.3] */
function fallbackOf(p: Readonly<Player>): MoveOf<'sacrifice'> {
  if (canSacrificeMax(p)) return { type: 'sacrifice', mode: 'SANITY_MAX' }
  if (!slotCostsItem(p)) return { type: 'sacrifice', mode: 'OBJECT_SLOT' }
  return { type: 'sacrifice', mode: 'OBJECT_SLOT', discard: slotItems(p).at(-1) as Uid }
}
