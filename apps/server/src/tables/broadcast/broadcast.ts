import type { Box, Outcome } from '@ludoteca/kernel'
import type { Listener, Place, StartedMatch } from '../ports.ts'
import type { LoadedMatch } from '../replica/load.ts'
import { type Announced, announcedBy, type FactText } from '../replica/story.ts'
import { Channel } from './channel.ts'
import { CommitFacts } from './commit-facts.ts'
import { LiveField } from './live-field.ts'
import { endText, startText } from './messages.ts'
import { Offers, type OffersDeps } from './offers.ts'
import { SharedParts } from './shown-part.ts'
import { decisionsBySeat } from './viewer-state.ts'

/** The state of a match from which viewers are updated. */
export interface Moment {
  readonly started: StartedMatch
  readonly loaded: LoadedMatch
  /** The clocks that run, as JSON. */
  readonly clocks: string
  /** The time, and when the current phase ends, in games with phases. */
  readonly now: number
  readonly phaseEndsAt?: number | undefined
  /** The outcome, once it is stored. */
  readonly outcome: Outcome | undefined
}

/** All connections around one match, grouped by what they may see. */
export class Broadcast {
  readonly #announced: Announced
  readonly #byPlace = new Map<string, Channel>()
  readonly #byListener = new Map<Listener, Channel>()
  #commits = 0
  /** A channel was added since the last commit. */
  #hasNewChannel = false

  readonly #opensWith: string | undefined
  readonly #live: LiveField
  readonly #offers: Offers
  readonly #during: readonly string[]
  readonly #failed: (error: unknown) => void

  constructor(
    deps: { readonly box: Pick<Box, 'messages' | 'pace' | 'live' | 'share'> } & Omit<OffersDeps, 'box'>,
    failed: (error: unknown) => void,
  ) {
    const { messages, pace, live, share } = deps.box
    this.#offers = new Offers(deps, (text) => this.#tellAll('SHARE_ASSET_READY', text), failed)
    this.#during = share?.during ?? []
    this.#failed = failed
    this.#announced = announcedBy(messages)
    this.#opensWith = pace?.opensWith
    this.#live = new LiveField(live)
  }

  /** When a value that was held back must be sent, even if nothing happens until then. */
  get showAt(): number | undefined {
    return this.isEmpty ? undefined : this.#live.showAt
  }

  get isEmpty(): boolean {
    return this.#byPlace.size === 0
  }

  /** Adds this connection to the channel of its place, and sends it a snapshot. */
  add(listener: Listener, place: Place, moment: Moment, facts: readonly FactText[]): void {
    this.remove(listener)
    const { started, loaded, clocks } = moment
    const key = keyOf(place)
    let channel = this.#byPlace.get(key)
    if (channel === undefined) {
      channel = new Channel(loaded.match, place, clocks, this.#commits, this.#live)
      this.#byPlace.set(key, channel)
      this.#hasNewChannel = true
    }
    channel.add(listener)
    this.#byListener.set(listener, channel)
    listener.send('MATCH_START', startText(started), idsOf(started))
    this.refresh(listener, moment, facts)
  }

  /** Sends a snapshot again. */
  refresh(listener: Listener, { started, loaded, outcome }: Moment, facts: readonly FactText[]): void {
    const channel = this.#byListener.get(listener)
    if (channel === undefined) return
    listener.send('STATE_SNAPSHOT', channel.snapshot(loaded.story, facts, outcome !== undefined), idsOf(started))
    channel.refreshed(listener)
    if (outcome !== undefined) listener.send('MATCH_END', endText(started, outcome), idsOf(started))
    for (const text of this.#offers.told) listener.send('SHARE_ASSET_READY', text)
    this.#offers.look(started, loaded.match, outcome)
  }

  remove(listener: Listener): void {
    const channel = this.#byListener.get(listener)
    if (channel === undefined) return
    this.#byListener.delete(listener)
    channel.remove(listener)
    if (channel.isEmpty) this.#byPlace.delete(keyOf(channel.place))
  }

  /** Where this connection sits. */
  placeOf(listener: Listener): Place | undefined {
    return this.#byListener.get(listener)?.place
  }

  /** Whether the decisions of this connection have changed since it saw message `seq`. */
  isStale(listener: Listener, seq: number): boolean {
    return this.#byListener.get(listener)?.isStale(listener, seq) ?? false
  }

  /** Sends every viewer what one commit changed for them. */
  update({ started, loaded, clocks, now, phaseEndsAt }: Moment, facts: readonly FactText[]): void {
    const commit = ++this.#commits
    const { match } = loaded
    this.#live.look(match.position.state, now)
    if (this.isEmpty) return
    const opening = this.#opensWith === undefined ? undefined : { type: this.#opensWith, now, endsAt: phaseEndsAt }
    const commitFacts = new CommitFacts(facts, this.#announced, opening)
    const channels = [...this.#byPlace.values()]
    const decisions = decisionsBySeat(match)
    for (const channel of channels) this.#attempt(channel, () => channel.look(match, decisions, commit))
    for (const channel of channels) this.#attempt(channel, () => channel.update(commitFacts, clocks))
    if (this.#hasNewChannel) this.#share([...this.#byPlace.values()])
    // At the end all pictures are sent together, once the end is stored.
    if (facts.some(({ type }) => this.#during.includes(type)) && match.outcome() === undefined) {
      this.#offers.look(started, match, undefined)
    }
  }

  /** Drops all connections after an update failed: they have to attach again. */
  dropAll(): void {
    for (const channel of this.#byPlace.values()) this.#drop(channel)
  }

  /** Runs a task for one channel. If it throws, that channel is dropped and the others are not affected. */
  #attempt(channel: Channel, task: () => void): void {
    try {
      task()
    } catch (error) {
      this.#failed(error)
      this.#drop(channel)
    }
  }

  #drop(channel: Channel): void {
    for (const listener of [...channel.listeners]) {
      this.remove(listener)
      listener.drop()
    }
  }

  /**
   * Lets new channels share parts with older ones. The numbering of paths shows that to viewers, so it happens for all
   * channels, whatever they show, and at a time that everybody may know: when a channel was added.
   */
  #share(channels: readonly Channel[]): void {
    this.#hasNewChannel = false
    const parts = new SharedParts()
    for (const channel of channels) channel.share(parts)
  }

  /** Sends all viewers how the match ended. */
  end(started: StartedMatch, outcome: Outcome): void {
    const text = endText(started, outcome)
    for (const channel of this.#byPlace.values()) {
      for (const listener of channel.listeners) listener.send('MATCH_END', text, idsOf(started))
    }
  }

  /** Tells all viewers which pictures of the match there are. */
  offerPictures({ started, loaded, outcome }: Pick<Moment, 'started' | 'loaded' | 'outcome'>): void {
    if (!this.isEmpty) this.#offers.look(started, loaded.match, outcome)
  }

  #tellAll(type: 'SHARE_ASSET_READY', text: string): void {
    for (const channel of this.#byPlace.values()) {
      for (const listener of channel.listeners) listener.send(type, text)
    }
  }
}

function keyOf({ seat, host }: Place): string {
  return `${seat}${host ? ' host' : ''}`
}

function idsOf({ id, roomId }: StartedMatch): { roomId: string; matchId: string } {
  return { roomId, matchId: id }
}
