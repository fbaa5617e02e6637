import type { Box, Outcome, Shareable } from '@ludoteca/kernel'
import type { AnyMatch, StartedMatch, TableDeps } from '../ports.ts'
import { pictureText } from './messages.ts'

/** The dependencies of `Offers`. */
export interface OffersDeps extends Pick<TableDeps, 'pictureLinks' | 'earnedIn'> {
  readonly box: Pick<Box, 'share'>
}

/** Tells viewers which pictures of a match there are, each once, and makes their links work as of that moment. */
export class Offers {
  readonly #deps: OffersDeps
  readonly #tell: (text: string) => void
  readonly #failed: (error: unknown) => void
  /** Messages by the name of the picture. */
  readonly #told = new Map<string, string>()
  /** Pictures of achievements that nobody has earned, though the match shows them. */
  readonly #unearned = new Set<string>()

  constructor(deps: OffersDeps, tell: (text: string) => void, failed: (error: unknown) => void) {
    this.#deps = deps
    this.#tell = tell
    this.#failed = failed
  }

  /** The messages that all viewers were sent. */
  get told(): Iterable<string> {
    return this.#deps.pictureLinks.isOn === false ? [] : this.#told.values()
  }

  /**
   * Sends the messages for new pictures: while the match goes on only in games that have such. Whose pictures
   * there are depends on who began the match; those of achievements, on who has earned them.
   */
  look(started: StartedMatch, match: AnyMatch, outcome: Outcome | undefined): void {
    const { box, pictureLinks, earnedIn } = this.#deps
    const { share } = box
    if (pictureLinks.isOn === false || share === undefined) return
    if (outcome === undefined && share.during === undefined) return
    const pictured = { view: match.view('spectator'), players: started.seats, facts: [], outcome }
    const moment = outcome === undefined ? match.seq : null
    const found = share.pictures(pictured).filter(({ name }) => !this.#told.has(name) && !this.#unearned.has(name))
    const doubtful = share.ofAchievements ? found.filter(({ achievementId }) => achievementId !== undefined) : []
    this.#offer(
      started,
      found.filter((one) => !doubtful.includes(one)),
      moment,
    )
    if (doubtful.length === 0) return
    const settle = async () => {
      const isEarned = await earnedIn(started, moment)
      if (isEarned === undefined) return
      const earned = new Set(share.pictures({ ...pictured, isEarned }).map(({ name }) => name))
      for (const { name } of doubtful) if (!earned.has(name)) this.#unearned.add(name)
      this.#offer(
        started,
        doubtful.filter(({ name }) => earned.has(name) && !this.#told.has(name)),
        moment,
      )
    }
    settle().catch((error) => this.#failed(error))
  }

  #offer(started: StartedMatch, pictures: readonly Shareable[], moment: number | null): void {
    if (pictures.length === 0) return
    const { pictureLinks } = this.#deps
    const names = pictures.map(({ name }) => name)
    pictureLinks.offer(started.id, names, { moment }).catch((error) => this.#failed(error))
    for (const picture of pictures) {
      const text = pictureText(pictureLinks.idOf(started.id, picture.name), picture)
      this.#told.set(picture.name, text)
      this.#tell(text)
    }
  }
}
