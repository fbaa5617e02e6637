import { lookUp, type Names } from '@ludoteca/kernel'
import { type DealTemplateId, dealTemplate } from '../data/deal-templates.ts'
import { districtName } from '../data/districts.ts'
import { spelled } from '../data/literals.ts'
import type { When } from '../facts.ts'
import type { DealFields } from '../moves.ts'
import { effectiveFields } from '../rules/deals/terms.ts'
import type { Deal, DealStatus, InvalidReason } from '../state.ts'
import { candidateName, isLast, number, ownerName, propertyName, series } from './terms.ts'

/** Two owners, by their ids, and what is to be agreed between them. */
export interface Agreement {
  readonly templateId: DealTemplateId
  readonly fromOwnerId: string
  readonly toOwnerId: string
  readonly fields: DealFields
}

/** [4.4] The sentence of an offer, with the chosen candidate, district or payer in it. */
export function pitchOf(
  templateId: DealTemplateId,
  { candidateId = '', district, payer }: DealFields,
  when?: When,
): string {
  const { pitch_es } = dealTemplate(templateId)
  switch (templateId) {
    case 'ELECTION_PACT':
      return pitch_es.replace('candidato X', `candidato ${candidateName(candidateId)}`)
    case 'NON_COMPETE':
      return pitch_es.replace('Distrito D', district === undefined ? 'Distrito D' : districtName(district))
    case 'SECURITY_ESCORT':
      // Whoever sells protection does not pay for it.
      return ending(
        payer === 'RECEIVER' ? spelled('Me pagas 1; quedas Protegido hasta fin del proximo round.') : pitch_es,
        when,
      )
    default:
      return pitch_es
  }
}

/** Protection goes on through the next round, if there is one; who does not know does not say for how long. */
function ending(words: string, when: When | 'unknown' | undefined): string {
  if (when === 'unknown') return words.replace(' hasta el fin de la próxima ronda', '')
  return isLast(when) ? words.replace('hasta el fin de la próxima ronda', 'hasta el fin de la partida') : words
}

/** What an effect depends on beside the agreement. */
interface Now {
  readonly loan?: { readonly principal: number; readonly repay: number }
  readonly when?: When | 'unknown' | undefined
}

/** [decision 237] Who pays whom, and who has what of it. A loan needs its two amounts. */
export function effectOf(
  { templateId, fromOwnerId, toOwnerId, fields }: Agreement,
  names: Names,
  { loan = { principal: 0, repay: 0 }, when }: Now = {},
): string {
  const [owner, rival] = [ownerName(fromOwnerId, names), ownerName(toOwnerId, names)]
  // Whoever pays for an escort is protected, whichever of the two it is.
  const [first, second] = fields.payer === 'RECEIVER' ? [rival, owner] : [owner, rival]
  const [seller, buyer] = fields.side === 'BUY' ? [rival, owner] : [owner, rival]
  return filled(ending(dealTemplate(templateId).effect_es, when), {
    OWNER: first,
    RIVAL: second,
    SELLER: seller,
    BUYER: buyer,
    PRICE: number(fields.price ?? 0),
    PROPERTY: propertyName(fields.propertyId ?? ''),
    GIVE: propertyName(fields.givePropertyId ?? ''),
    TAKE: propertyName(fields.takePropertyId ?? ''),
    CANDIDATE: candidateName(fields.candidateId ?? ''),
    DISTRICT: fields.district === undefined ? '' : districtName(fields.district),
    PRINCIPAL: number(loan.principal),
    REPAY: number(loan.repay),
  })
}

function filled(template: string, gaps: Readonly<Record<string, string>>): string {
  return template.replace(/\{([A-Z]+)\}/g, (gap, name: string) => lookUp(gaps, name) ?? gap)
}

/** A deal as it stands now. */
export function dealInWords(deal: Readonly<Deal>, names: Names, when?: When): string {
  if (deal.templateId === 'BANK_LOAN') return loanInWords(deal, names)
  const from = ownerName(deal.fromOwnerId, names)
  const to = ownerName(deal.toOwnerId, names)
  const { label_es } = dealTemplate(deal.templateId)
  const effect = effectOf({ ...deal, fields: effectiveFields(deal) }, names, { when })
  const isCounter = deal.counterFields !== null
  const [maker, asked] = isCounter ? [to, from] : [from, to]
  return STATUS[deal.status]({
    maker,
    asked,
    offer: isCounter ? 'la contraoferta' : 'la oferta',
    both: series([from, to]),
    label: label_es,
    effect,
    why: whyInvalid(deal),
  })
}

interface DealParts {
  /** Whose offer, or counter, it is now, and who is to answer it. */
  readonly maker: string
  readonly asked: string
  readonly offer: string
  readonly both: string
  readonly label: string
  readonly effect: string
  readonly why: string
}

const STATUS: Readonly<Record<DealStatus, (deal: DealParts) => string>> = {
  PENDING: ({ maker, asked, label, effect }) => `${maker} le ofrece un trato a ${asked}. ${label}: ${effect}`,
  COUNTERED: ({ maker, asked, label, effect }) => `${maker} le contraoferta a ${asked}. ${label}: ${effect}`,
  ACCEPTED: ({ maker, asked, offer, label, effect }) => `${asked} acepta ${offer} de ${maker}. ${label}: ${effect}`,
  REJECTED: ({ maker, asked, offer, label }) => `${asked} rechaza ${offer} de ${maker} (${label}).`,
  EXPIRED: ({ maker, asked, offer, label }) => `${asked} no respondió: se venció ${offer} de ${maker} (${label}).`,
  RESOLVED: ({ both, label, effect }) => `Trato hecho entre ${both}. ${label}: ${effect}`,
  INVALID: ({ both, label, why }) => `Se cae el trato entre ${both} (${label}): ${why}.`,
}

const INVALID: Readonly<Record<InvalidReason, string>> = {
  NOT_OWNED: 'el predio ya no es de quien lo entregaba',
  LOCKED: 'el predio está con cinta amarilla',
  ALREADY_TRANSFERRED: 'el predio ya cambió de manos en esta ronda',
  NO_CASH: 'no alcanzó la caja',
  ALREADY_PROMISED: 'ya había otra promesa para la próxima ronda',
}

function whyInvalid({ invalidReason }: Readonly<Deal>): string {
  return invalidReason === null ? 'ya no se podía' : INVALID[invalidReason]
}

/** A deal does not say what the bank hands out today, only what it wants back. */
function loanInWords({ status, fromOwnerId, scheduledRepayAmount }: Readonly<Deal>, names: Names): string {
  const who = ownerName(fromOwnerId, names)
  const due = `${number(scheduledRepayAmount)} en el próximo ingreso`
  if (status === 'RESOLVED') return `El banco le presta a ${who}, que devuelve ${due}.`
  if (status === 'ACCEPTED') return `${who} pide un préstamo del banco y devolverá ${due}.`
  return `El banco no le presta a ${who}.`
}
