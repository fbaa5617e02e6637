import { lookUp } from '@ludoteca/kernel'
import type { Charge } from '../../catalogue/compile.ts'
import type { Amount, ChargeName, Charges, Cost, Due, Good, Upkeep } from '../../catalogue/vocabulary.ts'
import { number, series } from '../grammar.ts'
import { isLess, type Noun, nounFor, quantity } from './amounts.ts'
import { goodFor } from './goods.ts'

const NAMES: Readonly<Record<string, Noun>> = {
  gold: 'Gold',
  influence: 'Einfluss',
  labor: 'AK',
  magicPower: 'Zauberkraft',
  permanentLabor: 'AK auf Dauer',
  food: 'Nahrung',
  hostLevelIdle: (count) => `${levels(count)} Leute am Ort ohne Ertrag`,
  boundTroopLevels: (count) => `gebundene ${levels(count)} Truppen (keine Miliz)`,
  boundCombat: 'gebundene Kampfkraft',
}

/** What is paid once: “3 Gold, 3 Bauholz und 2 AK”; empty where it costs nothing. */
export function costOf(cost: Cost): string {
  return series(
    Object.entries(cost).map(
      ([what, amount]) => `${number(amount as number)} ${nounFor(chargeName(what), amount as number)}`,
    ),
  )
}

/** What is paid every round; empty where nothing is. */
export function upkeepOf(upkeep: Upkeep): string {
  return 'oneOf' in upkeep ? series((upkeep.oneOf as readonly Charges[]).map(chargesOf), 'oder') : chargesOf(upkeep)
}

/** One of several ways to pay. */
export function billInWords(bill: readonly Charge[]): string {
  const dueOf = ({ amount, everyRounds }: Charge): Due => (everyRounds === 1 ? amount : { amount, everyRounds })
  return series(bill.map((charge) => dueInWords(dueOf(charge), chargeName(charge.what))))
}

function chargesOf(charges: Charges): string {
  return series(
    (Object.entries(charges) as [ChargeName, Due][]).map(([what, due]) => dueInWords(due, chargeName(what))),
  )
}

function dueInWords(due: Due, noun: Noun): string {
  if (isRare(due)) return `${quantity(due.amount, noun)} alle ${number(due.everyRounds)} Runden`
  return isLess(due) ? `−${quantity(due, noun)}` : quantity(due, noun)
}

function isRare(due: Due): due is { readonly amount: Amount; readonly everyRounds: number } {
  return typeof due === 'object' && 'everyRounds' in due
}

function chargeName(what: string): Noun {
  return lookUp(NAMES, what) ?? goodFor(what as Good)
}

function levels(count: number): string {
  return count === 1 ? 'Stufe' : 'Stufen'
}
