import { lookUp } from '@ludoteca/kernel'
import type { FreeFact } from '../../action-facts.ts'
import { number, quoted } from '../grammar.ts'
import { atHolding, theHolding } from '../names/hosts.ts'
import { CITY_MODE_NAMES, FOCUS_NAMES, TRADE_MODE_NAMES, YIELD_NAMES } from '../names.ts'
import type { FactWords } from './words.ts'

export const freeFacts: FactWords<FreeFact['type']> = {
  cityModeSet: ({ seat, city, mode }, names) =>
    `${names(seat)} stellt ${theHolding(city)} um: ${CITY_MODE_NAMES[mode]}.`,
  officeYieldSet: ({ seat, office, mode }, names) =>
    `${names(seat)} bestimmt, was ${theHolding(office)} abwirft: ${YIELD_NAMES[mode]}.`,
  tradeModeSet: ({ seat, trade, mode }, names) =>
    `${names(seat)} stellt ${theHolding(trade)} um: ${TRADE_MODE_NAMES[mode]}.`,
  repaired: ({ seat, target, facility, gold }, names) =>
    `${names(seat)} lässt ${theHolding(target, facility)} für ${number(gold)} Gold instand setzen.`,
  facilityOptionSet: ({ seat, facility, option }, names) =>
    `${names(seat)} wählt für ${theHolding(facility)} Möglichkeit ${number(option + 1)}.`,
  officeFocusSet: ({ seat, office, focus }, names) =>
    `${names(seat)} setzt ${atHolding(office)} einen Schwerpunkt: ${lookUp(FOCUS_NAMES, focus) ?? 'keinen'}.`,
  lossChosen: ({ seat, choice }, names) =>
    `${names(seat)} würde den Neidern ${choice === 'gold' ? 'Gold' : 'Einfluss'} überlassen.`,
  noted: ({ seat, text }, names) => `${names(seat)} notiert: ${quoted(text)}.`,
}
