import type { Box, Fact } from '@ludoteca/kernel'
import type { ServerPayload } from '@ludoteca/protocol'
import { action, makeObservable } from 'mobx'
import { MatchStore } from '../../../match/match-store.ts'
import type { MoveRefusal, TableSeat } from '../../../match/shown.ts'
import { storyWith } from '../../../match/story.ts'

/** What a watcher was told, as the server repeats it. */
export interface Overheard {
  readonly type: string
  readonly payload: unknown
}

/** A match that is looked at from outside: what a watcher would be told who came now, again and again. */
export class WatchedMatch extends MatchStore {
  readonly kind = 'replay'
  #heard = 0

  constructor(box: Box) {
    super(box)
    makeObservable(this, { take: action })
  }

  /** Takes over what the server says now. */
  take(messages: readonly Overheard[]): void {
    for (const { type, payload } of messages) {
      if (type === 'MATCH_START') this.#begin(payload as ServerPayload<'MATCH_START'>)
      if (type === 'STATE_SNAPSHOT') this.#show(payload as ServerPayload<'STATE_SNAPSHOT'>)
      if (type === 'MATCH_END') {
        this.arrive([], { ...this.latest, outcome: (payload as ServerPayload<'MATCH_END'>).outcome })
      }
    }
  }

  close(): void {
    this.queue.close()
  }

  /** Nobody plays from here. */
  protected async send(): Promise<MoveRefusal | undefined> {
    return undefined
  }

  #begin({ seats }: ServerPayload<'MATCH_START'>): void {
    this.seats = seats.map(({ name, kind }): TableSeat => {
      const by = kind === 'bot' ? 'bot' : 'human'
      return { name, kind: by, strength: null, control: by, connected: true }
    })
  }

  #show({ state, facts, factCount }: ServerPayload<'STATE_SNAPSHOT'>): void {
    const fresh = Math.min(facts.length, Math.max(0, factCount - this.#heard))
    this.#heard = factCount
    const news = fresh > 0 ? (facts.slice(facts.length - fresh) as readonly Fact[]) : []
    const picture = { viewer: 'spectator' as const, view: state.view as object, decisions: [] }
    // Much may have happened since the last look.
    this.arrive(news, { ...this.latest, picture, story: storyWith(this.latest.story, news) }, { isAtOnce: true })
  }
}
