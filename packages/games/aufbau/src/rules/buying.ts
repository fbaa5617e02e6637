import type { Refusal } from '@ludoteca/kernel'
import type { SuccessTier } from '../checks.ts'
import { EVENT } from '../data/events.ts'
import { indexOf, type MaterialId } from '../data/materials.ts'
import type { Price } from '../ledger.ts'
import { deny } from '../refusals.ts'
import type { Player, World } from '../state.ts'
import { eventOf } from './events.ts'
import type { Order } from './items.ts'
import { NO_PRICE, pay, priceOf } from './prices.ts'
import { purchasePrice } from './sale-value.ts'

/** [5.5] Only to be had when somebody offers one. */
export const ARTIFACT: MaterialId = 'special.minorMagicArtifacts'

/** [5.5] What came of a purchase. */
export interface Purchase {
  readonly paid: Price
  readonly delivered: boolean
  /** It would have cost more than there was. */
  readonly lapsed: boolean
}

/** [5.5, 7.3] Artifacts: one piece per action, one per section. */
export function refuseArtifacts(w: Readonly<World>, p: Readonly<Player>, { lots }: Order): Refusal | undefined {
  for (const { material, count } of lots) {
    if (material.id !== ARTIFACT) continue
    if (!isArtifactOffered(w)) return deny('RULE', 'noArtifactOffer')
    if (p.incidents.artifact > 0) return deny('RULE', 'artifactBought')
    if (count > 1) return deny('RULE', 'artifactOnce')
  }
  return undefined
}

export function isArtifactOffered(w: Readonly<World>): boolean {
  return eventOf(w, EVENT.magicAccident)?.artifact === true || eventOf(w, EVENT.bazaar)?.artifact === true
}

/** [5.5] What a result costs and brings; `gold` is what is asked before the roll, before the least price. */
export function purchaseBy(purse12: number, { investments }: Order, gold: number, tier: SuccessTier): Purchase {
  const paid = priceOf(purchasePrice(gold, investments, tier))
  if (paid.gold12 > purse12) return { paid: NO_PRICE, delivered: false, lapsed: true }
  return { paid, delivered: tier !== 'fail', lapsed: false }
}

/** [5.5] Goods and labour arrive with the next maintenance. */
export function close(p: Player, { lots, labor }: Order, { paid, delivered }: Purchase): void {
  pay(p, paid)
  if (!delivered) return
  p.pendingLabor += labor
  for (const { material, count } of lots) {
    const at = indexOf(material.id)
    p.pendingStock[at] = (p.pendingStock[at] as number) + count
    if (material.id === ARTIFACT) p.incidents.artifact++
  }
}
