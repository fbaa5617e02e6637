import { lookUp } from '@ludoteca/kernel'
import type { Player } from '../../state.ts'
import { ORGANIZATION_NAMES } from '../names.ts'
import { builtFacilityName, theFacility } from './facilities.ts'
import { SPECIALIST_NAMES } from './specialists.ts'

/** Three ways to speak of a holding: as a label, in the middle of a sentence, and as a place. */
interface HoldingWords {
  readonly label: string
  readonly the: string
  readonly at: string
}

/** Those without a number of their own. */
const SINGLE: Readonly<Record<string, HoldingWords>> = {
  'domain-starter': { label: 'Stammdomäne', the: 'die Stammdomäne', at: 'auf der Stammdomäne' },
  'city-starter': { label: 'Stammhaus', the: 'das Stammhaus', at: 'im Stammhaus' },
  'office-starter': { label: 'Erstes Amt', the: 'das erste Amt', at: 'im ersten Amt' },
  'workshop-starter': { label: 'Stammwerkstatt', the: 'die Stammwerkstatt', at: 'in der Stammwerkstatt' },
  'storage-starter': { label: 'Stammlager', the: 'das Stammlager', at: 'im Stammlager' },
  troops: { label: 'Truppen', the: 'die Truppen', at: 'bei den Truppen' },
  personal: { label: 'Privaträume', the: 'die Privaträume', at: 'in den Privaträumen' },
}

/** [2.7] Those that are counted, by the prefix of their ids. */
const COUNTED: Readonly<Record<string, { readonly name: string; readonly at: string }>> = {
  domain: { name: 'Domäne', at: 'auf' },
  city: { name: 'Stadtbesitz', at: 'im' },
  office: { name: 'Amt', at: 'im' },
  workshop: { name: 'Werkstatt', at: 'in' },
  storage: { name: 'Lager', at: 'im' },
  org: { name: 'Organisation', at: 'in' },
  trade: { name: 'Handelsunternehmung', at: 'bei' },
  spec: { name: 'Fachkraft', at: 'bei' },
  project: { name: 'Bauvorhaben', at: 'beim' },
}

const FACILITY_ID = /^[a-z]+-(.+)-facility-\d+$/i
/** [11.1] What a post has specialised in is addressed like a facility. */
const SPECIALTY_ID = /^(.+)-specialty$/
const COUNTED_ID = /^([a-z]+)-(\d+)$/
const MARKET_ID = /^trade-\d+-(.+)-(\d+)$/

/** The label of a post, workshop, storage, specialist, project or facility, as far as its id tells. */
export function holdingName(id: string): string {
  return wordsOf(id).label
}

/** As part of a sentence, for a subject or an object; facilities by their names where the key is known. */
export function theHolding(id: string, facility = ''): string {
  return facility === '' ? wordsOf(id).the : `${theFacility(facility)} ${wordsOf(id).at}`
}

/** Where something happens: “auf Domäne 2”. */
export function atHolding(id: string): string {
  return wordsOf(id).at
}

/** [7.1] */
export function marketName(id: string): string {
  const [, trade, nth] = MARKET_ID.exec(id) ?? []
  return trade === undefined ? 'Lokaler Markt' : `${holdingName(trade)}, Markt ${nth}`
}

/** For those who may look into the books: organisations, specialists and facilities by what they are. */
export function holdingNameIn(p: Readonly<Player>, id: string): string {
  const organization = p.organizations.find((own) => own.id === id)
  if (organization) return ORGANIZATION_NAMES[organization.kind]
  const specialist = p.specialists.find((own) => own.id === id)
  if (specialist) return SPECIALIST_NAMES[specialist.kind]
  const facility = facilitiesOf(p).find((own) => own.id === id)
  return facility ? builtFacilityName(facility) : holdingName(id)
}

function facilitiesOf({ personal, troops, ...p }: Readonly<Player>) {
  const hosts = [troops, ...p.domains, ...p.cities, ...p.offices, ...p.organizations, ...p.trades, ...p.workshops]
  return [...personal, ...hosts.flatMap(({ facilities }) => facilities)]
}

function wordsOf(id: string): HoldingWords {
  if (Object.hasOwn(SINGLE, id)) return SINGLE[id] as HoldingWords
  const [, host] = FACILITY_ID.exec(id) ?? []
  if (host !== undefined) return partWords('Einrichtung', 'eine Einrichtung', wordsOf(host))
  const [, post] = SPECIALTY_ID.exec(id) ?? []
  if (post !== undefined) return partWords('Spezialisierung', 'die Spezialisierung', wordsOf(post))
  const [, prefix = '', nth] = COUNTED_ID.exec(id) ?? []
  const kind = lookUp(COUNTED, prefix)
  if (kind === undefined) return { label: 'Besitz', the: 'der Besitz', at: 'im Besitz' }
  const label = `${kind.name} ${nth}`
  return { label, the: label, at: `${kind.at} ${label}` }
}

function partWords(name: string, the: string, { label, at }: HoldingWords): HoldingWords {
  return { label: `${name} (${label})`, the: `${the} ${at}`, at }
}
