import type { DebtReason, RentRule } from '../state.ts'

/** [9] Why a rent is what it is, in the words of the deed. */
export const RENT_RULE: Readonly<Record<RentRule, string>> = {
  base: 'base rent',
  doubled: 'full district, unbuilt: double',
  house1: '1 taberna',
  house2: '2 tabernae',
  house3: '3 tabernae',
  house4: '4 tabernae',
  hotel: 'emporium',
  harbour1: '1 harbour held',
  harbour2: '2 harbours held',
  harbour3: '3 harbours held',
  harbour4: 'all 4 harbours held',
  harbourCard1: '1 harbour held, twice by the card',
  harbourCard2: '2 harbours held, twice by the card',
  harbourCard3: '3 harbours held, twice by the card',
  harbourCard4: 'all 4 harbours held, twice by the card',
  work4: 'one public work: 4 times the throw',
  work10: 'both public works: 10 times the throw',
  workCard: '10 times the fresh throw, by the card',
}

/** What a debt is for. */
export const DEBT_REASON: Readonly<Record<DebtReason, string>> = {
  rent: 'for rent',
  tax: 'in levies',
  card: 'as the card demands',
  repairs: 'for repairs',
  jailFine: 'for leaving Carcer',
  payEach: 'for the guild feast',
  collectEach: 'for the name day',
  inheritance: 'in interest on inherited mortgages',
}
