import { CROWD, hears } from '@ludoteca/kernel'
import { type History, isAcknowledged, type Story } from './history.ts'

/** When the moves of a match became known, as far as anybody saw. By number of the move; 0 is set-up. */
export class Timeline {
  /** When the first one learned of this very move, or was answered; infinite when nobody did. */
  readonly shownAt: readonly number[]
  /** Not later than that the move was made: somebody knew of it or of a later one. */
  readonly notAfter: readonly number[]

  constructor({ seen, sent }: Pick<History, 'seen' | 'sent'>, story: Story) {
    const shownAt = new Array<number>(story.moves.length + 1).fill(Number.POSITIVE_INFINITY)
    const note = (seq: number, at: number) => {
      shownAt[seq] = Math.min(shownAt[seq] as number, at)
    }
    const numbers = new Map(story.moves.map(({ key, seq }) => [key, seq]))
    for (const one of sent) {
      const seq = numbers.get(one.key)
      if (seq !== undefined && isAcknowledged(one)) note(seq, one.answeredAt as number)
    }
    const sources = new Map<number, readonly number[]>()
    for (const { matchId, seat, from, facts, at } of seen) {
      if (matchId !== story.matchId) continue
      const ear = seat ?? CROWD
      const of = sources.get(ear) ?? sourcesOf(story, ear)
      sources.set(ear, of)
      for (let i = from; i < from + facts.length; i++) {
        const seq = of[i]
        if (seq !== undefined) note(seq, at)
      }
    }
    this.shownAt = shownAt
    const notAfter = [...shownAt]
    for (let seq = notAfter.length - 2; seq >= 0; seq--)
      notAfter[seq] = Math.min(notAfter[seq] as number, notAfter[seq + 1] as number)
    this.notAfter = notAfter
  }
}

/** By which move each fact was told that somebody at this seat has heard. */
function sourcesOf({ opening, moves }: Story, seat: number): readonly number[] {
  const told = [{ seq: 0, told: opening }, ...moves]
  return told.flatMap((move) => move.told.flatMap(({ to }) => (hears(seat, to) ? move.seq : [])))
}
