import { candidateOf, infraOf, moodOf, signalOf, signed, tagName, type View } from '@ludoteca/imperio'
import { frameWords as words } from './words.ts'

/** Something that changes the city for a while. */
export interface CityNote {
  readonly key: string
  readonly kind: 'signal' | 'mood' | 'government' | 'works'
  readonly name: string
  readonly effect: string
}

type CityView = Pick<View, 'round' | 'marketSignals' | 'activeMoodId' | 'activeBundle' | 'infra'>

/** Everything that is going on, as short as possible. */
export function cityNow({ round, marketSignals, activeMoodId, activeBundle, infra }: CityView): readonly CityNote[] {
  // Whoever has just been elected governs from the next round on.
  const government = activeBundle !== null && activeBundle.fromRound <= round ? [governmentNote(activeBundle)] : []
  return [
    ...marketSignals.map((id) => signalNote(id)),
    ...(activeMoodId === null ? [] : [moodNote(activeMoodId)]),
    ...government,
    ...infra.map(worksNote),
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

function governmentNote({ candidateId, untilRound }: NonNullable<View['activeBundle']>): CityNote {
  const { nombre_es, summary_es } = candidateOf(candidateId)
  return { key: candidateId, kind: 'government', name: nombre_es, effect: `${summary_es} ${words.until(untilRound)}.` }
}

function worksNote({ infraId, district, untilRound }: View['infra'][number]): CityNote {
  const { label, nombre_es, rentDelta, worthDelta } = infraOf(infraId)
  const effect = `${nombre_es}. ${words.worksEffect(rentDelta, worthDelta)} ${words.until(untilRound)}.`
  return { key: `${infraId} ${district}`, kind: 'works', name: `${label} ${district}`, effect }
}
