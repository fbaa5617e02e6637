import { one } from '@ludoteca/kernel'
import { cardOf, isTale, type Uid } from '../data/cards.ts'
import { VANISH_BY_TALES } from '../data/king.ts'
import { takeAway } from '../rules/items.ts'
import { vanishKing } from '../rules/king.ts'
import type { Player } from '../state.ts'
import { type ActionRule, NOTHING } from './action.ts'

/** [7.12] The nth tale in the Book banishes the King for n of his blocks. */
export const attachTale: ActionRule<'attachTale'> = {
  type: 'attachTale',
  cost: 'FREE',
  whyNot(s, seat, me) {
    if (s.book.holder !== seat) return 'E_NO_BOOK'
    return talesOf(me).length === 0 ? 'E_NO_ITEM' : undefined
  },
  params: (_s, _seat, me) => ({ uid: one(talesOf(me)) }),
  run(s, seat, { uid }, io) {
    const { attached } = s.book
    takeAway(s, seat, uid, io)
    attached.push(uid)
    io.tell({ type: 'taleAttached', seat, card: cardOf(uid), nth: attached.length })
    vanishKing(s, VANISH_BY_TALES[attached.length - 1] as number, io)
    return NOTHING
  },
}

function talesOf({ items }: Readonly<Player>): Uid[] {
  return items.filter((uid) => isTale(cardOf(uid)))
}
