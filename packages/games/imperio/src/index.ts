export * from './art/badge-motifs.ts'
export * from './art/badges.ts'
export * from './art/bursts.ts'
export * from './art/crests.ts'
export type * from './art/drawing.ts'
export * from './art/glyphs.ts'
export * from './art/inks.ts'
export * from './art/skylines.ts'
export * from './art/stickers.ts'
export { box } from './box.ts'
export type { Config } from './config.ts'
export * from './data/achievements.ts'
export * from './data/awards.ts'
export * from './data/candidates.ts'
export * from './data/cards/deck.ts'
export type * from './data/cards/types.ts'
export {
  AUDIT_RISK,
  BREAK_PACT_RISK,
  CORTINA_FROM,
  COUNTER_CUTOFF_SEC,
  DEVELOP_RISK,
  OFFER_CUTOFF_SEC,
  PR_RISK_WHOLE,
  RUMOR_RISK,
  RUMORS_MAX,
  SECURITY_COST,
  YAPE_CASH,
  YAPE_FAME,
} from './data/constants.ts'
export * from './data/deal-templates.ts'
export * from './data/districts.ts'
export * from './data/infra.ts'
export * from './data/meters.ts'
export * from './data/modes.ts'
export * from './data/moods.ts'
export * from './data/personas.ts'
export * from './data/properties.ts'
export * from './data/shocks.ts'
export * from './data/signals.ts'
export * from './data/specials.ts'
export * from './data/teams.ts'
export type { Fact, When } from './facts.ts'
export type * from './frames.ts'
export { imperio } from './game.ts'
export type * from './moves.ts'
export { BANK, isProtected, ownerId, seatOf } from './owners.ts'
export type * from './results.ts'
export { developCost, insureCostOf } from './rules/actions.ts'
export { type City, cityOf } from './rules/city.ts'
export { effectiveFields, loanOf, mayBeSwapped, paymentOf, priceBandOf } from './rules/deals/terms.ts'
export { phasesIn } from './rules/mode.ts'
export { activePactOf } from './rules/pacts.ts'
export { isOnSale, isTradeLocked, reserveOf } from './rules/properties.ts'
export { tieBreakOf } from './rules/ranking.ts'
export { rentOf } from './rules/rent.ts'
export { worthOf } from './rules/wealth.ts'
export { COVER_STICKERS, headlinesFor, homeOf } from './share/cover.ts'
export type * from './state.ts'
export { actionInWords } from './text/actions.ts'
export { COVER } from './text/cover.ts'
export { type Agreement, dealInWords, effectOf, pitchOf } from './text/deals.ts'
export { chipsOf, resultInWords } from './text/facts/events.ts'
export { headline } from './text/headlines.ts'
export { OPTION_VALUES } from './text/options.ts'
export { candidateName, isLast, lasting, propertyName, risk, riskLevel, signed, tagName, until } from './text/terms.ts'
export { ACTIONS, FAME_POLICY, FAME_SPENDS, INSURANCE, LINES, PHASES, TIE_BREAKS, TITLES, UI } from './text/ui.ts'
export type { Own, View } from './view.ts'
