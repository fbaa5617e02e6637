import { type Json, lookUp, type Names } from '@ludoteca/kernel'
import { dealTemplate } from '../data/deal-templates.ts'
import { districtName } from '../data/districts.ts'
import { type PropertyCard, propertyCard } from '../data/properties.ts'
import { reserveOf } from '../rules/properties.ts'
import { NO_BID } from './labels.ts'
import { OPTION_VALUES } from './options.ts'
import { awardName, candidateName, moodName, number, ownerName, propertyName, sentence, teamName } from './terms.ts'
import { ACTIONS, CORTINA_FROM_WORDS, FAME_POLICY, INSURANCE, UI } from './ui.ts'

type ValueWords = (value: string, type: string, names: Names) => string

const SIDES: Readonly<Record<string, string>> = { SELL: 'Vender', BUY: 'Comprar' }
const RESPONSES: Readonly<Record<string, string>> = { ACCEPT: UI.accept, REJECT: UI.reject, COUNTER: UI.counter }
const PAYERS: Readonly<Record<string, string>> = { SENDER: 'Quien ofrece', RECEIVER: 'Quien recibe la oferta' }
const TEMPLATES: ReadonlySet<string> = new Set([
  'CASH_FOR_PROPERTY',
  'SWAP',
  'BANK_LOAN',
  'ELECTION_PACT',
  'NON_COMPETE',
  'SECURITY_ESCORT',
])

const owner: ValueWords = (value, _type, names) => sentence(ownerName(value, names))
const among =
  (words: Readonly<Record<string, string>>): ValueWords =>
  (value) =>
    lookUp(words, value) ?? value

/** By the name of a parameter, or of an option. */
const VALUES: Readonly<Record<string, ValueWords>> = {
  ...Object.fromEntries(Object.entries(OPTION_VALUES).map(([key, words]) => [key, among(words)])),
  team: teamName,
  famePolicy: among(FAME_POLICY),
  propertyId: propertyInWords,
  givePropertyId: propertyInWords,
  takePropertyId: propertyInWords,
  action: among(ACTIONS),
  level: among(INSURANCE),
  templateId: (value) => (TEMPLATES.has(value) ? dealTemplate(value as never).label_es : value),
  toOwnerId: owner,
  targetOwnerId: owner,
  ownerId: owner,
  side: among(SIDES),
  candidateId: candidateName,
  district: districtName as ValueWords,
  payer: among(PAYERS),
  response: among(RESPONSES),
  optionId: moodName,
  awardId: awardName,
}

/** What a value of a parameter stands for, as a list entry says it. */
export function valueInWords(type: string, name: string, value: Json, names: Names): string {
  if (value === null) return lookUp(NOTHING, name) ?? 'Nada'
  if (typeof value === 'string') return lookUp(VALUES, name)?.(value, type, names) ?? value
  if (typeof value === 'number')
    return name === 'cortinaFrom' ? (lookUp(CORTINA_FROM_WORDS, String(value)) ?? number(value)) : number(value)
  if (typeof value === 'boolean') return flagInWords(name, value)
  const inner = Array.isArray(value)
    ? value.map((item: Json) => valueInWords(type, name, item, names))
    : Object.entries(value).map(([key, field]) => valueInWords(type, key, field as Json, names))
  return inner.length === 0 ? 'Nada' : inner.join(', ')
}

const NOTHING: Readonly<Record<string, string>> = {
  propertyId: NO_BID,
  optionId: 'No votar',
  candidateId: 'No votar',
}

function flagInWords(name: string, value: boolean): string {
  if (name === 'present') return value ? 'Llego a mirar' : 'Me voy'
  return value ? UI.yes : UI.no
}

/** Whoever bids wants to know from where on, and what it brings in. */
function propertyInWords(id: string, type: string): string {
  const card: PropertyCard | undefined = propertyCard(id)
  if (card === undefined) return propertyName(id)
  const place = `${card.nombre_es} (${districtName(card.district)})`
  return type === 'bid' ? `${place}: desde ${reserveOf(id)}, renta ${card.baseRent}` : place
}
