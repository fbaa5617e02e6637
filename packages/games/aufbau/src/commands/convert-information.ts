import { one } from '@ludoteca/kernel'
import { POLITICS } from '../data/investments.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { deed, type Opening, openingOf, refuseDeed, take } from '../rules/action-economy.ts'
import { audienceOf } from '../rules/names.ts'
import { NO_PRICE, pay, refusePrice } from '../rules/prices.ts'
import type { Command } from './command.ts'
import { amounts, isCount } from './inputs.ts'
import { certain, gain, usesOf } from './planning.ts'

type ConvertInformation = MoveOf<'convertInformation'>

const DEED = deed('convertInformation', 'political.convertInformation')
const form = amounts('amount', { to: one(['gold', 'influence']) })

/** [5.13] Information umwandeln: neither roll nor base price. */
export const convertInformation: Command<ConvertInformation> = {
  forms: [(w, p) => (openingOf(w, p, DEED) ? form(p.information) : null)],
  check(w, p, { to, amount }) {
    if (to !== 'gold' && to !== 'influence') return deny('INPUT', 'unknownKind')
    if (!isCount(amount)) return deny('INPUT', 'notANumber', { param: 'amount' })
    return refuseDeed(w, p, DEED) ?? refusePrice(p, priceFor(amount))
  },
  plan(w, p, { to, amount }) {
    const gained = gainedFor(to, amount)
    const gains = [to === 'gold' ? gain('gold12', 12 * gained) : gain('influence', gained)]
    return certain(priceFor(amount), usesOf(openingOf(w, p, DEED)), gains)
  },
  perform(w, p, { to, amount }, io) {
    take(p, openingOf(w, p, DEED) as Opening)
    p.turn.usedPoliticalSteps = true
    pay(p, priceFor(amount))
    const gained = gainedFor(to, amount)
    if (to === 'gold') p.gold12 += 12 * gained
    else p.turn.influence += gained
    io.tell({ type: 'informationConverted', seat: p.seat, to, amount, gained }, audienceOf(w, p))
  },
}

function priceFor(information: number) {
  return { ...NO_PRICE, information }
}

function gainedFor(to: ConvertInformation['to'], amount: number): number {
  return amount * POLITICS.informationTo[to]
}
