export { box } from './box.ts'
export type { Config, Difficulty } from './config.ts'
export * from './data/board.ts'
export { type CardId, type CardKind, cardOf, kindOf, type Uid } from './data/cards.ts'
export * from './data/constants.ts'
export * from './data/events.ts'
export { ITEM_OF, type ItemId } from './data/items.ts'
export * from './data/king.ts'
export * from './data/monsters.ts'
export * from './data/roles.ts'
export * from './data/special-rooms.ts'
export * from './data/statuses.ts'
export type { Fact } from './facts.ts'
export { carcosa } from './game.ts'
export type * from './moves.ts'
export { actionsSpent, whyNotSeen } from './reasons.ts'
export type { RefusalCode } from './refusals.ts'
export { areAllFallen, losesByKeys } from './rules/ending.ts'
export { slotItems, slotsUsed } from './rules/items.ts'
export { arrivalLoss, falseKingFloor } from './rules/king.ts'
export { burdenOf, guardianOf } from './rules/losing.ts'
export { meditationHeals } from './rules/meditation.ts'
export { isClosedByParanoia, linksFrom } from './rules/places.ts'
export { slotCostsItem } from './rules/sacrifice.ts'
export { lostMaximum, type TrackStep, trackOf } from './rules/sanity-track.ts'
export { effectiveMax, hasKeySlot, keyCapacity, objectSlots } from './rules/souls.ts'
export { hasStatus, trapOf } from './rules/statuses.ts'
export { tensionMilli } from './rules/tension.ts'
export { tradeable, whyNotTrade } from './rules/trade.ts'
export type * from './state.ts'
export { CARD_HELP } from './text/card-help.ts'
export { cautionsOf } from './text/cautions.ts'
export { sumFromZero } from './text/grammar.ts'
export { KING_EFFECT_HELP, MONSTER_HELP, ROLE_HELP, SPECIAL_HELP, STATUS_HELP } from './text/help.ts'
export { CAUSES } from './text/sources.ts'
export {
  agreeing,
  CARD_NAMES,
  figure,
  KING_EFFECT_NAMES,
  MONSTER_NAMES,
  placeName,
  ROLE_NAMES,
  SPECIAL_NAMES,
  STATUS_NAMES,
} from './text/terms.ts'
export { KING_STEPS } from './text/ui.ts'
export type * from './view.ts'
