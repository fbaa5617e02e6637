import type { Box, Outcome, Shareable } from '@ludoteca/kernel'
import type { AnyMatch, Listener, PictureLinks, Place, StartedMatch } from '../ports.ts'
import type { LoadedMatch } from '../replica/load.ts'
import { type Announced, announcedBy, type FactText } from '../replica/story.ts'
import { Channel } from './channel.ts'
import { CommitFacts } from './commit-facts.ts'
import { LiveField } from './live-field.ts'
import { endText, pictureText, startText } from './messages.ts'
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
  /** Names of the pictures that all viewers have been sent. */
  readonly #sentPictures = new Set<string>()
  readonly #box: Pick<Box, 'share'>
  readonly #links: PictureLinks
  readonly #failed: (error: unknown) => void

  constructor(
    box: Pick<Box, 'messages' | 'pace' | 'live' | 'share'>,
    links: PictureLinks,
    failed: (error: unknown) => void,
  ) {
    const { messages, pace, live } = box
    this.#box = box
    this.#links = links
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
    for (const picture of this.#pictures(started, loaded.match, outcome)) {
      listener.send('SHARE_ASSET_READY', this.#pictureText(started, picture))
    }
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
    const { during = [] } = this.#box.share ?? {}
    // At the end all pictures are sent together, once the end is stored.
    if (facts.some(({ type }) => during.includes(type)) && match.outcome() === undefined) {
      this.#tellPictures(this.#pictures(started, match, undefined), started)
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
    if (!this.isEmpty) this.#tellPictures(this.#pictures(started, loaded.match, outcome), started)
  }

  #tellPictures(pictures: readonly Shareable[], started: StartedMatch): void {
    const added = pictures.filter(({ name }) => !this.#sentPictures.has(name))
    for (const picture of added) {
      this.#sentPictures.add(picture.name)
      const text = this.#pictureText(started, picture)
      for (const channel of this.#byPlace.values()) {
        for (const listener of channel.listeners) listener.send('SHARE_ASSET_READY', text)
      }
    }
  }

  /**
   * The pictures of the match, whose links work from now on: while it goes on only in games that have such pictures, as they are
   * at this moment. Whose there are hangs on who began the match, whatever they are called by now.
   */
  #pictures(started: StartedMatch, match: AnyMatch, outcome: Outcome | undefined): readonly Shareable[] {
    if (this.#links.isOn === false) return []
    if (outcome === undefined && this.#box.share?.during === undefined) return []
    const pictured = { view: match.view('spectator'), players: started.seats, facts: [], outcome }
    const pictures = this.#box.share?.pictures(pictured) ?? []
    if (pictures.length === 0) return []
    const names = pictures.map(({ name }) => name)
    const moment = outcome === undefined ? match.seq : null
    this.#links.offer(started.id, names, { moment }).catch((error) => this.#failed(error))
    return pictures
  }

  #pictureText({ id }: StartedMatch, picture: Shareable): string {
    return pictureText(this.#links.idOf(id, picture.name), picture)
  }
}

function keyOf({ seat, host }: Place): string {
  return `${seat}${host ? ' host' : ''}`
}

function idsOf({ id, roomId }: StartedMatch): { roomId: string; matchId: string } {
  return { roomId, matchId: id }
}
