import { cardOf } from '../data/cards.ts'
import { setSanity } from '../rules/sanity.ts'
import { effectiveMax, soulAt } from '../rules/souls.ts'
import { type ActionRule, NOTHING } from './action.ts'

/** [14.2] Optional: once in a match the Anillo gives everybody all sanity back. Its owner pays from the next turn on. */
export const useRing: ActionRule<'useRing'> = {
  type: 'useRing',
  cost: 'FREE',
  whyNot(s, _seat, { soulbound, ringUsedRound }) {
    if (!s.config.ringActivation) return 'E_OPTION'
    if (!soulbound.some((uid) => cardOf(uid) === 'RING')) return 'E_NO_ITEM'
    return ringUsedRound >= 0 ? 'E_ALREADY_USED' : undefined
  },
  run(s, seat, _move, io) {
    soulAt(s, seat).ringUsedRound = s.round
    io.tell({ type: 'ringUsed', seat })
    for (let other = 0; other < s.players.length; other++) {
      setSanity(s, other, effectiveMax(soulAt(s, other)), 'RING', io)
    }
    return NOTHING
  },
}
