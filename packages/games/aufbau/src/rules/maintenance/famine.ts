import { EVENT } from '../../data/events.ts'
import type { GroupChange } from '../../maintenance-facts.ts'
import { isActive } from '../events.ts'
import { amountIn, FOOD_ORDER, lossOfFirst } from '../goods.ts'
import { eachGroup, shiftLoyalty } from '../groups.ts'
import { type Books, bookGoods } from './books.ts'
import { tellOfGroups } from './people.ts'

const HUNGRY_LOYALTY = -2

/** [P13, 3.2.4] In a famine every group wants to be fed whole, or remembers it. */
export function famine(b: Books): void {
  const { w, p } = b
  if (!isActive(w, EVENT.famine)) return
  const changes: GroupChange[] = []
  eachGroup(p, (group, host) => {
    if (amountIn(p.stock, FOOD_ORDER) >= group.levels) {
      bookGoods(b, 'event', String(EVENT.famine), lossOfFirst(p.stock, FOOD_ORDER, group.levels))
      return
    }
    const before = group.loyalty
    shiftLoyalty(group, HUNGRY_LOYALTY)
    changes.push({ host, levels: 0, loyalty: group.loyalty - before })
  })
  tellOfGroups(b, changes, 'famine', EVENT.famine)
}
