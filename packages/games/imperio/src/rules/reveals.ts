import { contentOf } from '../data/content.ts'
import type { Mood } from '../data/moods.ts'
import type { Signal } from '../data/signals.ts'
import type { State } from '../state.ts'
import { randInt } from './hash.ts'
import { listOf } from './list.ts'

/** [3.3.4] Two signals that were not shown last, and not opposite to each other. */
export function drawSignals(s: State): void {
  const fresh = contentOf(s).signals.filter(({ id }) => !s.signals.includes(id))
  const first = fresh[randInt(fresh.length, s.roundSeed, 'SIG', 0)] as Signal
  const rest = fresh.filter(({ id }) => id !== first.id && id !== first.opposite)
  const second = rest[randInt(rest.length, s.roundSeed, 'SIG', 1)] as Signal
  s.signals = [first.id, second.id]
}

/** [6.4.1] A positive mood and another one, both not offered the last time. */
export function drawMoods(s: State): void {
  const fresh = contentOf(s).moods.filter(({ id }) => !s.moodOptionsBefore.includes(id))
  const pick = (from: readonly Mood[], n: number) => (from[randInt(from.length, s.roundSeed, 'MOOD', n)] as Mood).id
  const positive = fresh.filter(({ sentiment }) => sentiment === 'POSITIVE')
  const other = fresh.filter(({ sentiment }) => sentiment !== 'POSITIVE')
  s.moodOptions = [pick(positive, 0), pick(other, 1)]
}

/** [6.1.1] A and B; nobody stands twice before all have stood. */
export function drawCandidates(s: State): void {
  const ids = listOf(contentOf(s).candidates, ({ id }) => id)
  if (s.candidatesUsed.length > ids.length - 2) s.candidatesUsed = []
  const left = ids.filter((id) => !s.candidatesUsed.includes(id))
  const a = left[randInt(left.length, s.roundSeed, 'ELEC', 0)] as string
  const rest = left.filter((id) => id !== a)
  const b = rest[randInt(rest.length, s.roundSeed, 'ELEC', 1)] as string
  s.candidates = [a, b]
  s.candidatesUsed.push(a, b)
}
