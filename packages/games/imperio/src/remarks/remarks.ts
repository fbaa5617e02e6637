import type { Seat } from '@ludoteca/kernel'
import { temperOf } from '../bots/tempers.ts'
import type { Fact } from '../facts.ts'
import { remarksOn } from '../text/remarks.ts'
import { type Occasion, type OccasionKind, occasionsIn } from './occasions.ts'

/** Something that a bot says, in a round, for a reason. */
export interface Remark extends Occasion {
  readonly round: number
  readonly text: string
}

/** Only the two parties know of these; a bot that is in the mood for them says nothing to everybody in that round. */
const ASIDES: readonly OccasionKind[] = ['offers', 'refuses', 'refused']
/** In a hundred rounds a bot keeps its mouth shut in so many, and speaks aside in so many. */
const SILENT = 25
const ASIDE = 30
/** What happens to somebody is not always worth a word: so many times in a hundred. */
const SPOKEN = 60
/** Nobody keeps quiet about these. */
const ALWAYS: readonly OccasionKind[] = ['brokePact', 'betrayed', 'wonMatch']

/**
 * What bots say about a round, in the order of its facts: each at most once, and one of them about each fact. It follows
 * from what was told and from what everybody knows of the match, so that whoever is told the same reads the same; the
 * match itself knows nothing of it.
 */
export function remarksIn(facts: readonly Fact[], seedCommit: string, speaks: (seat: Seat) => boolean): Remark[] {
  const remarks: Remark[] = []
  let round = 0
  for (const fact of facts) {
    if (fact.type === 'phaseChange') round = fact.round
    const occasion = occasionsIn(fact).find(
      ({ seat, kind }) =>
        speaks(seat) &&
        !remarks.some((remark) => remark.seat === seat && remark.round === round) &&
        isSpokenOf(kind, `${seedCommit} ${round} ${seat}`),
    )
    if (occasion === undefined) continue
    const { seat, kind } = occasion
    const lines = remarksOn(kind, temperOf(seedCommit, seat))
    const text = lines[drawn(`${seedCommit} ${round} ${seat} ${kind}`, lines.length)] as string
    remarks.push({ seat, kind, round, text })
  }
  return remarks
}

function isSpokenOf(kind: OccasionKind, who: string): boolean {
  if (ALWAYS.includes(kind)) return true
  const mood = drawn(`${who} mood`, 100)
  if (mood < SILENT) return false
  if (ASIDES.includes(kind)) return mood < SILENT + ASIDE
  return mood >= SILENT + ASIDE && drawn(`${who} ${kind} spoken`, 100) < SPOKEN
}

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** One of so many, always the same for the same words. Nothing depends on it but what is said. */
function drawn(from: string, count: number): number {
  let hash = FNV_OFFSET
  for (let i = 0; i < from.length; i++) hash = Math.imul(hash ^ from.charCodeAt(i), FNV_PRIME)
  return ((hash ^ (hash >>> 15)) >>> 0) % count
}
