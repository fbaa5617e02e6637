import {
  candidateOf,
  districtName,
  infraLabel,
  infraOf,
  moodOf,
  signalOf,
  signed,
  tagName,
  until,
  type View,
  type When,
} from '@ludoteca/imperio'
import { sentence } from '@ludoteca/kernel/spanish'
import { frameWords as words } from './words.ts'

/** Something that changes the city for a while. */
export interface CityNote {
  readonly key: string
  readonly kind: 'signal' | 'mood' | 'government' | 'works'
  readonly name: string
  readonly effect: string
}

type CityView = Pick<View, 'round' | 'rounds' | 'marketSignals' | 'activeMoodId' | 'activeBundle' | 'infra'>

/** Everything that is going on, as short as possible. */
export function cityNow(view: CityView): readonly CityNote[] {
  const { round, marketSignals, activeMoodId, activeBundle, infra } = view
  // Whoever has just been elected governs from the next round on.
  const government =
    activeBundle !== null && activeBundle.fromRound <= round ? [governmentNote(activeBundle, view)] : []
  return [
    ...marketSignals.map((id) => signalNote(id)),
    ...(activeMoodId === null ? [] : [moodNote(activeMoodId)]),
    ...government,
    ...infra.map((corridor) => worksNote(corridor, view)),
  ]
}

function signalNote(id: string): CityNote {
  const { nombre_es, tagMods } = signalOf(id)
  const changes = Object.entries(tagMods) as [Parameters<typeof tagName>[0], number][]
  const effect = changes.map(([tag, delta]) => `${tagName(tag)} ${signed(delta)}`).join(', ')
  return { key: id, kind: 'signal', name: nombre_es, effect: words.signalEffect(effect) }
}

function moodNote(id: string): CityNote {
  const { nombre_es, desc_es } = moodOf(id)
  return { key: id, kind: 'mood', name: nombre_es, effect: desc_es }
}

function governmentNote({ candidateId, untilRound }: NonNullable<View['activeBundle']>, when: When): CityNote {
  const { nombre_es, summary_es } = candidateOf(candidateId)
  return {
    key: candidateId,
    kind: 'government',
    name: nombre_es,
    effect: `${summary_es} ${sentence(until(untilRound, when))}.`,
  }
}

function worksNote({ infraId, district, untilRound }: View['infra'][number], when: When): CityNote {
  const { nombre_es, rentDelta, worthDelta } = infraOf(infraId)
  const effect = `${nombre_es}. ${words.worksEffect(rentDelta, worthDelta)} ${sentence(until(untilRound, when))}.`
  return {
    key: `${infraId} ${district}`,
    kind: 'works',
    name: `${infraLabel(infraId)} ${districtName(district)}`,
    effect,
  }
}
