import { list, maybe, one, type Params } from '@ludoteca/kernel'
import type { Command } from '../../commands/command.ts'
import { certain } from '../../commands/planning.ts'
import { OFFICE_SPECIALIZATIONS } from '../../data/full/specializations.ts'
import { MATERIALS } from '../../data/materials.ts'
import { RANK } from '../../data/posts.ts'
import type { Office } from '../../estate.ts'
import type { MoveOf } from '../../moves.ts'
import { deny } from '../../refusals.ts'
import { find } from '../../rules/holdings.ts'
import { audienceOf } from '../../rules/names.ts'
import { NO_PRICE } from '../../rules/prices.ts'
import { newFacility } from '../../setup.ts'
import type { Spec } from '../compile.ts'
import { specialtyId } from '../sources.ts'
import { officeFoci, specialtyOf } from '../specs.ts'
import { refuseMaterials, WISHES_MAX } from '../wishes.ts'
import { specialtyKey } from './specialties.ts'

/** [11.1] What a medium or large office turns to; it can turn again, and begins anew with its choices. */
export const setOfficeFocus: Command<MoveOf<'setOfficeFocus'>> = {
  forms: OFFICE_SPECIALIZATIONS.map(({ kind, foci }) => {
    const fixed: Params = {
      focus: one(Object.keys(foci)),
      materials: maybe(list(one(MATERIALS.map(({ id }) => id)), 0, WISHES_MAX)),
    }
    return (_w, p) => {
      if (p.works === null) return null
      const offices = p.offices.filter((office) => office.specialization === kind && !refuseOffice(office))
      return offices.length > 0 ? { office: one(offices.map(({ id }) => id)), ...fixed } : null
    }
  }),
  check(_w, p, { office: id, focus, materials }) {
    if (p.works === null) return deny('INPUT', 'onlyFullCatalogue')
    const office = find(p.offices, id)
    if (!office) return deny('INPUT', 'unknownTarget')
    const { specialization } = office
    if (specialization === null) return deny('RULE', 'notSpecialized')
    if (!officeFoci(specialization).includes(focus)) return deny('INPUT', 'unknownFocus')
    const refusal = refuseMaterials(specialtyOf('office', specialization, focus) as Spec, {}, materials)
    if (refusal) return refusal
    if (office.focus === focus && materials === undefined) return deny('INPUT', 'sameMode')
    return refuseOffice(office)
  },
  plan: () => certain(NO_PRICE, 'free', []),
  perform(w, p, { office: id, focus, materials = [] }, io) {
    const office = find(p.offices, id) as Office
    const options = office.specialty?.options ?? []
    const key = specialtyKey('office', office.specialization as string, focus)
    office.focus = focus
    office.specialty = newFacility(specialtyId(id), key, w.round, options, [...materials])
    io.tell({ type: 'officeFocusSet', seat: p.seat, office: id, focus }, audienceOf(w, p))
  },
}

function refuseOffice({ tier }: Readonly<Office>) {
  return RANK[tier] < RANK.medium ? deny('RULE', 'hostTooSmall', { tier: 'medium' }) : undefined
}
