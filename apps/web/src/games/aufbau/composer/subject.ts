import {
  type ChoiceText,
  choicesToBuild,
  choicesToSpecialize,
  fieldInWords,
  materialsToBuild,
  materialsToSpecialize,
  type OfficeKind,
  type OpenMaterial,
  officeInWords,
  type Player,
  type SpecialistKind,
  type SpecialistTier,
  specialtyInWords,
} from '@ludoteca/aufbau'
import type { MoveType } from '../ui.ts'
import type { FormField } from './fitting.ts'

/** [11.1] What the full catalogue says about the thing that is being planned, and leaves open about it. */
export interface Subject {
  readonly effects: readonly string[]
  /** As the catalogue lists it. */
  readonly cost: string
  readonly upkeep: string
  readonly requires: readonly string[]
  readonly choices: readonly ChoiceText[]
  readonly materials: readonly OpenMaterial[]
}

const NOTHING: Subject = { effects: [], cost: '', upkeep: '', requires: [], choices: [], materials: [] }

/** Nothing with the catalogue of v1, and about moves that make nothing. */
export function subjectOf(me: Player, type: MoveType, fields: readonly FormField[]): Subject {
  if (me.works === null) return NOTHING
  const held = (wanted: string) => fields.find(({ name }) => name === wanted)?.value as string | undefined
  const [kind = '', focus = null] = [held('kind'), held('focus')]
  switch (type) {
    case 'buildFacility': {
      // The list of facilities says what each of them does.
      const facility = held('facility') ?? ''
      return { ...NOTHING, choices: choicesToBuild(me, facility), materials: materialsToBuild(facility) }
    }
    case 'specializeDomain':
      return specialty(me, 'domain', kind, focus)
    case 'specializeCity':
      return specialty(me, 'city', kind, focus)
    case 'setOfficeFocus': {
      const office = me.offices.find(({ id }) => id === held('office'))?.specialization
      if (!office) return NOTHING
      return {
        ...NOTHING,
        effects: officeInWords(office, focus),
        materials: materialsToSpecialize('office', office, focus),
      }
    }
    case 'acquireOffice': {
      const office = held('specialization') as OfficeKind | undefined
      return office ? { ...NOTHING, effects: officeInWords(office, null) } : NOTHING
    }
    case 'hireSpecialist':
      return { ...NOTHING, effects: fieldInWords(kind as SpecialistKind, held('tier') as SpecialistTier) }
    default:
      return NOTHING
  }
}

function specialty(me: Player, post: 'domain' | 'city', kind: string, focus: string | null): Subject {
  return {
    ...NOTHING,
    ...specialtyInWords(post, kind, focus ?? ''),
    choices: choicesToSpecialize(me, post, kind, focus),
    materials: materialsToSpecialize(post, kind, focus),
  }
}
