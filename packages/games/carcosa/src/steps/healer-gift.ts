import { next, type RunStep } from '@ludoteca/kernel'
import { HEALER_HEAL } from '../data/constants.ts'
import type { Fact } from '../facts.ts'
import { heal } from '../rules/sanity.ts'
import { giveStatus } from '../rules/statuses.ts'
import type { HealerGiftFrame, State } from '../state.ts'

/** [7.13] Wherever they are, all others heal and get the same status. */
export const healerGift: RunStep<State, HealerGiftFrame, Fact> = {
  run(s, { seat, status }, io) {
    io.tell({ type: 'healerGave', seat, status })
    for (let other = 0; other < s.players.length; other++) {
      if (other === seat) continue
      heal(s, other, HEALER_HEAL, 'HEALER', io)
      giveStatus(s, other, status, io)
    }
    next(s)
  },
}
