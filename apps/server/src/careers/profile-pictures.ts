import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Environment } from '../environment.ts'
import { SHARE_LINK_MS, type ShareLinks } from '../share/links.ts'
import type { Schema } from '../storage/schema.ts'
import { keepShareLinks } from '../storage/share-links.ts'
import type { FindBox } from '../tables/ports.ts'
import type { ProfileMatch } from './of-account.ts'

/** A picture that this process has offered so lately is not written down again. */
const OFFERED_MS = 3_600_000
const OFFERED_MAX = 10_000

interface Deps {
  readonly db: Kysely<Schema>
  readonly env: Pick<Environment, 'now'>
  readonly links: Pick<ShareLinks, 'idOf'>
  readonly findBox: FindBox
}

/** The pictures beside the matches of a profile: those of public matches alone, since others are in them as well. */
export class ProfilePictures {
  readonly #deps: Deps
  readonly #offered: LRUCache<string, true>

  constructor(deps: Deps) {
    this.#deps = deps
    const perf = { now: () => deps.env.now() }
    this.#offered = new LRUCache({ max: OFFERED_MAX, ttl: OFFERED_MS, perf, ttlResolution: 0 })
  }

  /** Addresses at which these pictures can be found for a while; `null` for matches without one. */
  async of(matches: readonly ProfileMatch[]): Promise<readonly (string | null)[]> {
    const { db, env, links, findBox } = this.#deps
    const found = await Promise.all(
      matches.map(async ({ id, game, seat, listed }) => {
        const picture = listed ? (await findBox(game))?.career?.picture?.(seat) : undefined
        return picture === undefined ? null : { id: links.idOf(id, picture), matchId: id, picture }
      }),
    )
    const due = found.filter((link) => link !== null).filter(({ id }) => !this.#offered.has(id))
    await keepShareLinks(db, due, env.now() + SHARE_LINK_MS)
    for (const { id } of due) this.#offered.set(id, true)
    return found.map((link) => link && `/s/${link.id}`)
  }
}
