import { type Chance, type Domain, one, type Params, text } from '@ludoteca/kernel'
import { buildCatalogued } from '../catalogue/commands/build-facility.ts'
import { cataloguedForms } from '../catalogue/commands/build-forms.ts'
import { entryOf } from '../catalogue/specs.ts'
import { type FacilityKind, facilityKind, KEY_MAX, KEYS_BY_HOST } from '../data/facilities.ts'
import { TIERS } from '../data/posts.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { facilityOpening, refuseFacilityDeed, takeFacilityDeed } from '../rules/action-economy.ts'
import { isCatalogued } from '../rules/boosts.ts'
import { buildingTime, facilityPrice, refusePlace } from '../rules/facility-rules.ts'
import { facilityInfluence } from '../rules/facility-worth.ts'
import { facilitiesOf, type Host, type HostKind, hostOf } from '../rules/holdings.ts'
import { newFacilityId, newId } from '../rules/ids.ts'
import { audienceOf } from '../rules/names.ts'
import { pay, refusePrice } from '../rules/prices.ts'
import { hostId, slotsOf, slotsUsed } from '../rules/slots.ts'
import { newFacility } from '../setup.ts'
import type { Player, World } from '../state.ts'
import type { Command, Form } from './command.ts'
import { debtWarnings } from './debt.ts'
import { certain, gain, gainLater } from './planning.ts'

const HOST_KINDS = Object.keys(KEYS_BY_HOST) as HostKind[]

/** [11.1] Those that name what they want come first: they are quick to look at. */
const FULL_FORMS = HOST_KINDS.map((kind) => {
  const { full, possible } = cataloguedForms(KEYS_BY_HOST[kind], (p) => idsOf(p, kind))
  return { full: onlyAt(kind, full), possible: onlyAt(kind, possible) }
})

/** [5.11] Always succeeds; what takes longer becomes a project whose first round is paid now. */
export const buildFacility: Command<MoveOf<'buildFacility'>> = {
  forms: [
    ...HOST_KINDS.map(formOf),
    ...FULL_FORMS.map(({ full }) => full),
    ...FULL_FORMS.map(({ possible }) => possible),
    Object.assign(ownRoomForm, { draw: drawOwnRoom }),
  ],
  check(w, p, move) {
    const { host: id, facility, options, materials } = move
    const host = hostOf(p, id)
    if (!host) return deny('INPUT', 'unknownHost')
    const kind = facilityKind(facility)
    if (!kind) return deny('INPUT', 'unknownFacility')
    if (isCatalogued(p, facility)) return buildCatalogued.check(w, p, move)
    if (options !== undefined || materials !== undefined) return deny('INPUT', 'onlyFullCatalogue')
    return refuseFacilityDeed(w, p) ?? refusePlace(p, kind, host) ?? refusePrice(p, facilityPrice(w, p, kind, host))
  },
  plan(w, p, move) {
    const { host: id, facility } = move
    if (isCatalogued(p, facility)) return buildCatalogued.plan(w, p, move)
    const host = hostOf(p, id) as Host
    const price = facilityPrice(w, p, facilityKind(facility) as FacilityKind, host)
    const what = buildingTime(facility) ? gain('project', 1) : gain('facility', 1)
    const influence = gainLater('influence', facilityInfluence(w, host.kind, facility))
    const plan = certain(price, facilityOpening(w, p) ?? 'action', [what, influence])
    return { ...plan, warnings: debtWarnings(w, p, price) }
  },
  perform(w, p, move, io) {
    const { host: id, facility } = move
    if (isCatalogued(p, facility)) return buildCatalogued.perform(w, p, move, io)
    const host = hostOf(p, id) as Host
    const paid = facilityPrice(w, p, facilityKind(facility) as FacilityKind, host)
    const free = takeFacilityDeed(w, p)
    pay(p, paid)
    const time = buildingTime(facility)
    if (time === null) {
      const built = newFacilityId(p, host.kind, id)
      facilitiesOf(p, host).push(newFacility(built, facility, w.round))
      io.tell({ type: 'facilityBuilt', seat: p.seat, paid, free, host: id, facility, id: built }, audienceOf(w, p))
      return
    }
    const { rounds, laborPerRound } = time
    const project = newId(p, 'project')
    p.projects.push({
      id: project,
      key: facility,
      host: id,
      startedAtRound: w.round,
      totalRounds: rounds,
      remainingRounds: rounds - 1,
      laborPerRound,
      magicPowerPerRound: 0,
      options: [],
      materials: [],
    })
    io.tell(
      { type: 'projectStarted', seat: p.seat, paid, free, host: id, facility, id: project, rounds },
      audienceOf(w, p),
    )
  },
}

/** One form for each kind of host: those with a free slot, and what fits there. */
function formOf(kind: HostKind): Form {
  const all = one(KEYS_BY_HOST[kind])
  const plain = one(KEYS_BY_HOST[kind].filter((key) => !entryOf(key)))
  return onlyAt(kind, (w, p) => (facilityOpening(w, p) ? hostsForm(p, kind, p.works === null ? all : plain) : null))
}

/** A form for one kind of host: no others are looked at for a move that names one of these. */
function onlyAt(kind: HostKind, form: Form): Form {
  const suits: Form['suits'] = (p, move) => move.type === 'buildFacility' && hostOf(p, move.host)?.kind === kind
  return Object.assign(form, { suits })
}

/** [5.11] A private room that is on no list, by its key. */
function ownRoomForm(w: Readonly<World>, p: Readonly<Player>): Params | null {
  return facilityOpening(w, p) ? hostsForm(p, 'personal', OWN_ROOM) : null
}
const OWN_ROOM: Domain = text(KEY_MAX, 1)

function drawOwnRoom(_w: Readonly<World>, _p: Readonly<Player>, chance: Chance) {
  const [category, tier] = [chance.pick('draw', CATEGORIES), chance.pick('draw', TIERS)]
  return { host: 'personal', facility: `${category}.${tier}.personal.raum${chance.int('draw', 10)}` }
}
const CATEGORIES: readonly FacilityKind['category'][] = ['general', 'special']

function hostsForm(p: Readonly<Player>, kind: HostKind, facility: Domain): Params | null {
  const hosts = hostsOf(p, kind).filter((host) => hasSlot(p, host))
  return hosts.length > 0 ? { host: one(hosts.map(hostId)), facility } : null
}

function hasSlot(p: Readonly<Player>, host: Host): boolean {
  if (slotsUsed(p, host) < slotsOf(p, host)) return true
  return p.works !== null && slotsUsed(p, host, 'special') < slotsOf(p, host, 'special')
}

function idsOf(p: Readonly<Player>, kind: HostKind): readonly string[] {
  return hostsOf(p, kind).map(hostId)
}

function hostsOf(p: Readonly<Player>, kind: HostKind): readonly Host[] {
  switch (kind) {
    case 'domain':
      return p.domains.map((post) => ({ kind, post }))
    case 'city':
      return p.cities.map((post) => ({ kind, post }))
    case 'office':
      return p.offices.map((post) => ({ kind, post }))
    case 'organization':
      return p.organizations.map((post) => ({ kind, post }))
    case 'trade':
      return p.trades.map((post) => ({ kind, post }))
    case 'workshop':
      return p.workshops.map((post) => ({ kind, post }))
    case 'troops':
    case 'personal':
      return [{ kind }]
  }
}
