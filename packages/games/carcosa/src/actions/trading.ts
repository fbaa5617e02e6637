import { maybe, one } from '@ludoteca/kernel'
import { cardOf, type Uid } from '../data/cards.ts'
import { soulAt } from '../rules/souls.ts'
import { tradeable, tradePartners, whyNobodyTrades, whyNotTrade } from '../rules/trade.ts'
import type { ActionRule } from './action.ts'

/** [7.7, D-31, D-32] TRADE_OFFER: at most one thing each way, at least one in all. */
export const tradeOffer: ActionRule<'tradeOffer'> = {
  type: 'tradeOffer',
  cost: 'FREE',
  whyNot(s, seat, me) {
    if (!s.config.tradeEnabled) return 'E_OPTION'
    if (me.tradeOffers >= s.config.maxTradeOffersPerTurn) return 'E_OFFER_LIMIT'
    return whyNobodyTrades(s, seat, me)
  },
  params(s, seat, me) {
    const partners = tradePartners(s, seat)
    const theirs = partners.flatMap((partner) => tradeable(soulAt(s, partner)))
    return { to: one(partners), give: maybe(one(tradeable(me))), take: maybe(one(theirs)) }
  },
  check(s, seat, { to, give = null, take = null }) {
    if (!tradePartners(s, seat).includes(to)) return 'E_NO_PARTNER'
    if (give === null && take === null) return 'E_TRADE_EMPTY'
    const me = soulAt(s, seat)
    const other = soulAt(s, to)
    if (give !== null && !tradeable(me).includes(give)) return 'E_TRADE_ITEM'
    if (take !== null && !tradeable(other).includes(take)) return 'E_TRADE_ITEM'
    return whyNotTrade(me, give, take) ?? whyNotTrade(other, take, give)
  },
  run(s, seat, { to, give = null, take = null }, io) {
    soulAt(s, seat).tradeOffers++
    const named = (uid: Uid | null) => (uid === null ? null : cardOf(uid))
    io.tell({ type: 'tradeOffered', seat, to, give: named(give), take: named(take) })
    return [{ step: 'tradeAnswer', seat, to, give, take }]
  },
}
