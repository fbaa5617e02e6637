import { CROWD } from '@ludoteca/kernel'
import type { Verdict } from './checker.ts'
import { type History, isAcknowledged, type Sent, type Story, type StoryMove } from './history.ts'

/** Whatever was acknowledged is stored once, and whatever is stored was sent by somebody, or made by the server. */
export function checkMoves({ sent }: History, stories: readonly Story[]): Pick<Verdict, 'lost' | 'doubled' | 'ghosts'> {
  const doubled: string[] = []
  const ghosts: string[] = []
  const byKey = new Map(sent.map((one) => [one.key, one]))
  const stored = new Map<string, number>()
  for (const { matchId, moves } of stories) {
    // What people bring along is put down by the server before anybody moves, in each match under the same keys.
    const brought = moves.findIndex(({ key }) => !key.startsWith('brought:'))
    for (const [i, move] of moves.entries()) {
      const isBrought = brought === -1 || i < brought
      const name = isBrought ? `${move.key} of ${matchId}` : move.key
      const times = (stored.get(name) ?? 0) + 1
      stored.set(name, times)
      if (times > 1) doubled.push(`${move.key} is stored ${times} times, at last as move ${move.seq} of ${matchId}`)
      const fault = move.by === null && !isBrought ? whyNot(byKey.get(move.key), matchId, move) : undefined
      if (fault !== undefined) ghosts.push(`move ${move.seq} of ${matchId} ${fault}`)
    }
  }
  const lost = sent
    .filter((one) => isAcknowledged(one) && !stored.has(one.key))
    .map(({ key, matchId }) => `${key} of ${matchId} was acknowledged and is not stored`)
  return { lost, doubled, ghosts }
}

/** Why a person cannot have made this move. */
function whyNot(sent: Sent | undefined, matchId: string, { key, seat, move }: StoryMove): string | undefined {
  if (sent === undefined) return `was sent by nobody (${key})`
  if (sent.matchId !== matchId) return `was sent to another match (${key})`
  // The server says who in the crowd it was.
  if (seat !== CROWD && sent.move !== move) return `is another one than was sent (${key})`
  if (sent.refusal !== undefined) return `was refused and stored (${key}, ${sent.refusal})`
  return undefined
}
