import type { Effects, EventCard } from './types.ts'

const NO_EFFECTS: Effects = {
  cash: 0,
  fame: 0,
  debt: 0,
  rent: null,
  compliance: 0,
  politicalExposure: 0,
  tradeLockRounds: 0,
  propertyLoss: null,
  nextRiskCenti: 0,
  activateInfra: null,
}

/** Everything that is not said has no effect. */
export function effects(given: Partial<Effects>): Effects {
  return { ...NO_EFFECTS, ...given }
}

const PLAIN = {
  isExtortion: false,
  isScandal: false,
  fameHeavy: null,
  isPropertyLoss: false,
  drawable: true,
  copies: 1,
  conditions: [],
  effects: null,
  choice: null,
  mitigations: [],
  fallback: null,
  sticker: null,
  stamp: null,
} as const

/** A card with all its fields; what is not said is as with most cards. */
export function card(given: Omit<EventCard, keyof typeof PLAIN> & Partial<EventCard>): EventCard {
  return { ...PLAIN, ...given }
}
