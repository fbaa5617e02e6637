import type { Box, Fact, Move } from '@ludoteca/kernel'
import type { QueueClock } from '../../src/kit/presentation-queue.ts'
import { MatchStore } from '../../src/match/match-store.ts'
import type { MoveRefusal, OpenDecision } from '../../src/match/shown.ts'
import { storyWith } from '../../src/match/story.ts'

/** A match whose source is the test: it says what happens, and how moves are answered. */
export class ShownMatch extends MatchStore {
  readonly kind = 'live'
  answer: (move: Move) => MoveRefusal | undefined = () => undefined

  constructor(clock?: QueueClock) {
    super({ words: { fact: ({ type }: Fact) => type } } as unknown as Box, clock)
  }

  /** Something happens; then the view is this, and that is asked. */
  happen(facts: readonly Fact[], view: object = {}, decisions: readonly OpenDecision[] = []): void {
    const picture = { viewer: 0, view, decisions }
    this.arrive(facts, { picture, story: storyWith(this.latest.story, facts), awaited: [], outcome: undefined })
  }

  close(): void {
    this.queue.close()
  }

  protected async send(move: Move): Promise<MoveRefusal | undefined> {
    return this.answer(move)
  }
}
