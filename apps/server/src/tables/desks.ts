import type { Box, Outcome, Shareable } from '@ludoteca/kernel'
import { endText, picturesOf, pictureText, startText } from './announce.ts'
import { Desk } from './desk.ts'
import type { Loaded } from './ledger.ts'
import { LiveField } from './live-field.ts'
import { type Announced, announcedBy, News } from './news.ts'
import type { AnyMatch, Listener, PictureLinks, Place, StartedMatch } from './ports.ts'
import { decisionsBySeat } from './sheet.ts'
import { SharedParts } from './shown-part.ts'
import type { ToldText } from './story.ts'

/** What there is to tell from. */
export interface Moment {
  readonly started: StartedMatch
  readonly loaded: Loaded
  /** The clocks that run, as JSON. */
  readonly clocks: string
  /** The present, and when the phase that goes on will be over, where the game has such. */
  readonly now: number
  readonly phaseEndsAt?: number | undefined
  /** How it ended, once that is stored. */
  readonly outcome: Outcome | undefined
}

/** All connections around one match, grouped by what they may see. */
export class Desks {
  readonly #announced: Announced
  readonly #byPlace = new Map<string, Desk>()
  readonly #byListener = new Map<Listener, Desk>()
  #commits = 0
  /** Somebody sat down where nobody was. */
  #hasNewDesk = false

  readonly #opensWith: string | undefined
  readonly #live: LiveField
  /** Names of the pictures that all who are here know of. */
  readonly #offered = new Set<string>()
  readonly #box: Pick<Box, 'share'>
  readonly #links: PictureLinks
  readonly #failed: (error: unknown) => void

  constructor(
    box: Pick<Box, 'announced' | 'pace' | 'live' | 'share'>,
    links: PictureLinks,
    failed: (error: unknown) => void,
  ) {
    const { announced = [], pace, live } = box
    this.#box = box
    this.#links = links
    this.#failed = failed
    this.#announced = announcedBy(announced)
    this.#opensWith = pace?.opensWith
    this.#live = new LiveField(live)
  }

  /** When everybody is to be shown something although nothing happens. */
  get dueAt(): number | undefined {
    return this.isEmpty ? undefined : this.#live.dueAt
  }

  get isEmpty(): boolean {
    return this.#byPlace.size === 0
  }

  /** Gives this connection a place, and tells it everything. */
  welcome(listener: Listener, place: Place, moment: Moment, facts: readonly ToldText[]): void {
    this.remove(listener)
    const { started, loaded, clocks } = moment
    const key = keyOf(place)
    let desk = this.#byPlace.get(key)
    if (desk === undefined) {
      desk = new Desk(loaded.match, place, clocks, this.#commits, this.#live)
      this.#byPlace.set(key, desk)
      this.#hasNewDesk = true
    }
    desk.add(listener)
    this.#byListener.set(listener, desk)
    listener.send('MATCH_START', startText(started), idsOf(started))
    this.refresh(listener, moment, facts)
  }

  /** Tells everything once more. */
  refresh(listener: Listener, { started, loaded, outcome }: Moment, facts: readonly ToldText[]): void {
    const desk = this.#byListener.get(listener)
    if (desk === undefined) return
    listener.send('STATE_SNAPSHOT', desk.snapshot(loaded.story, facts, outcome !== undefined), idsOf(started))
    desk.refreshed(listener)
    if (outcome !== undefined) listener.send('MATCH_END', endText(started, outcome), idsOf(started))
    for (const picture of this.#pictures(started, loaded.match, outcome)) {
      listener.send('SHARE_ASSET_READY', this.#pictureText(started, picture))
    }
  }

  remove(listener: Listener): void {
    const desk = this.#byListener.get(listener)
    if (desk === undefined) return
    this.#byListener.delete(listener)
    desk.remove(listener)
    if (desk.isEmpty) this.#byPlace.delete(keyOf(desk.place))
  }

  /** Where this connection sits. */
  placeOf(listener: Listener): Place | undefined {
    return this.#byListener.get(listener)?.place
  }

  /** Whether what this connection is asked has changed since it saw message `seq`. */
  isStale(listener: Listener, seq: number): boolean {
    return this.#byListener.get(listener)?.isStale(listener, seq) ?? false
  }

  /** Tells everybody what has become certain. */
  update({ started, loaded, clocks, now, phaseEndsAt }: Moment, told: readonly ToldText[]): void {
    const commit = ++this.#commits
    const { match } = loaded
    this.#live.look(match.position.state, now)
    if (this.isEmpty) return
    const opening = this.#opensWith === undefined ? undefined : { type: this.#opensWith, now, endsAt: phaseEndsAt }
    const news = new News(told, this.#announced, opening)
    const desks = [...this.#byPlace.values()]
    const decisions = decisionsBySeat(match)
    for (const desk of desks) this.#attempt(desk, () => desk.look(match, decisions, commit))
    for (const desk of desks) this.#attempt(desk, () => desk.update(news, clocks))
    if (this.#hasNewDesk) this.#share([...this.#byPlace.values()])
    const { during = [] } = this.#box.share ?? {}
    // The last ones come with all others, once the end is stored.
    if (told.some(({ type }) => during.includes(type)) && match.outcome() === undefined) {
      this.#tellPictures(this.#pictures(started, match, undefined), started)
    }
  }

  /** Nobody here could be told what has happened. */
  letAllGo(): void {
    for (const desk of this.#byPlace.values()) this.#letGo(desk)
  }

  /** Those who cannot be shown what has happened do not keep the others from it. */
  #attempt(desk: Desk, act: () => void): void {
    try {
      act()
    } catch (error) {
      this.#failed(error)
      this.#letGo(desk)
    }
  }

  #letGo(desk: Desk): void {
    for (const listener of [...desk.listeners]) {
      this.remove(listener)
      listener.letGo()
    }
  }

  /**
   * Lets those who come later share what others show. This is to be seen in how paths are numbered, so it must happen for
   * everybody, whatever they show, and at a time that everybody may know: when somebody new has come.
   */
  #share(desks: readonly Desk[]): void {
    this.#hasNewDesk = false
    const parts = new SharedParts()
    for (const desk of desks) desk.share(parts)
  }

  /** Tells everybody how it ended. */
  end(started: StartedMatch, outcome: Outcome): void {
    const text = endText(started, outcome)
    for (const desk of this.#byPlace.values()) {
      for (const listener of desk.listeners) listener.send('MATCH_END', text, idsOf(started))
    }
  }

  /** Tells everybody which pictures of it there are. */
  offerPictures({ started, loaded, outcome }: Pick<Moment, 'started' | 'loaded' | 'outcome'>): void {
    if (!this.isEmpty) this.#tellPictures(this.#pictures(started, loaded.match, outcome), started)
  }

  #tellPictures(pictures: readonly Shareable[], started: StartedMatch): void {
    const news = pictures.filter(({ name }) => !this.#offered.has(name))
    for (const picture of news) {
      this.#offered.add(picture.name)
      const text = this.#pictureText(started, picture)
      for (const desk of this.#byPlace.values()) {
        for (const listener of desk.listeners) listener.send('SHARE_ASSET_READY', text)
      }
    }
  }

  /**
   * The pictures there are, from now on to be found: of a match that goes on only if its game has such, and as they are
   * at this moment. Whose there are hangs on who began the match, whatever they are called by now.
   */
  #pictures(started: StartedMatch, match: AnyMatch, outcome: Outcome | undefined): readonly Shareable[] {
    if (this.#links.isOn === false) return []
    if (outcome === undefined && this.#box.share?.during === undefined) return []
    const pictured = { view: match.view('spectator'), players: started.seats, facts: [], outcome }
    const pictures = picturesOf(this.#box, pictured)
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
