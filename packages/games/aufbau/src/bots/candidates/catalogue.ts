import { KEYS_BY_HOST } from '../../data/facilities.ts'
import { CITY_SPECIALIZATIONS, DOMAIN_SPECIALIZATIONS } from '../../data/full/specializations.ts'
import type { DomainKind } from '../../estate.ts'
import type { PlayerMove } from '../../moves.ts'
import type { HostKind } from '../../rules/holdings.ts'
import type { Player } from '../../state.ts'
import type { Mind } from '../mind.ts'
import type { Proposer } from './family.ts'

/** How many of two hundred facilities come to mind at a time. */
const IDEAS = 6

/** [11.1] Some facilities of the full catalogue at places of one's own. */
export const catalogue: Proposer = ({ me, chance }, ideas) => {
  if (me.works === null) return
  const places = placesOf(me)
  for (let i = 0; i < IDEAS; i++) {
    const { kind, host } = chance.pick('thought', places)
    ideas.unknown({ type: 'buildFacility', host, facility: chance.pick('thought', KEYS_BY_HOST[kind]) })
  }
}

interface Place {
  readonly kind: HostKind
  readonly host: string
}

function placesOf(me: Readonly<Player>): readonly Place[] {
  const places: Place[] = [
    { kind: 'personal', host: 'personal' },
    { kind: 'troops', host: 'troops' },
  ]
  for (const { id } of me.domains) places.push({ kind: 'domain', host: id })
  for (const { id } of me.cities) places.push({ kind: 'city', host: id })
  for (const { id } of me.offices) places.push({ kind: 'office', host: id })
  for (const { id } of me.organizations) places.push({ kind: 'organization', host: id })
  for (const { id } of me.trades) places.push({ kind: 'trade', host: id })
  return places
}

/** [11.1] What the first domain and the first city without a speciality could be made for. In v1 it never pays. */
export const specialty: Proposer = (mind, ideas) => {
  const onDomain = domainSpecialty(mind)
  if (onDomain) ideas.unknown(onDomain)
  const inCity = citySpecialty(mind)
  if (inCity) ideas.unknown(inCity)
}

function domainSpecialty({ me, chance }: Mind): PlayerMove | undefined {
  const domain = me.domains.find(({ tier, specialization }) => tier !== 'starter' && specialization === null)
  if (!domain || me.works === null) return undefined
  const { kind, foci } = chance.pick('thought', DOMAIN_SPECIALIZATIONS)
  const named = { type: 'specializeDomain', domain: domain.id, kind: kind as DomainKind } as const
  const focuses = Object.keys(foci)
  return focuses.length === 0 ? named : { ...named, focus: chance.pick('thought', focuses) }
}

function citySpecialty({ me, chance }: Mind): PlayerMove | undefined {
  const city = me.cities.find(({ tier, specialization }) => tier !== 'small' && specialization === null)
  if (!city || me.works === null) return undefined
  const { kind, foci } = chance.pick('thought', CITY_SPECIALIZATIONS)
  return { type: 'specializeCity', city: city.id, kind, focus: chance.pick('thought', Object.keys(foci)) }
}
