import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { ALL_ON, type SwitchesPort } from '../admin/switches.ts'
import type { Environment } from '../environment.ts'
import type { Schema } from '../storage/schema.ts'
import { findShareLink, keepShareLinks, type ShareLinkRow, withdrawnOf } from '../storage/share-links.ts'

/** So long after it was last offered, a picture can be found. */
export const SHARE_LINK_MS = 30 * 24 * 3_600_000
/** One that stands on somebody's profile lasts longer. */
export const PINNED_MS = 365 * 24 * 3_600_000
const ID_LENGTH = 22
export const SHARE_ID = /^[\w-]{22}$/
/** What this process has offered so lately is not written down again. */
const OFFERED_MS = 3_600_000
const OFFERED_MAX = 10_000

interface ShareLinksDeps {
  readonly db: Kysely<Schema>
  readonly env: Pick<Environment, 'now'>
  /** The same for all processes. */
  readonly secret: string
  /** What is switched off for now; nothing is when left out. */
  readonly switches?: Pick<SwitchesPort, 'isOn'>
}

/**
 * Addresses of pictures, 132 bits long: whoever was not given one cannot find it. They follow from the picture and a
 * secret, so that every process offers the same ones without asking the database.
 */
export class ShareLinks {
  readonly #deps: ShareLinksDeps
  readonly #offered: LRUCache<string, true>

  constructor(deps: ShareLinksDeps) {
    this.#deps = deps
    const perf = { now: () => deps.env.now() }
    this.#offered = new LRUCache({ max: OFFERED_MAX, ttl: OFFERED_MS, perf, ttlResolution: 0 })
  }

  /** Whether pictures may be passed on at all for now. */
  get isOn(): boolean {
    return (this.#deps.switches ?? ALL_ON).isOn('sharing')
  }

  idOf(matchId: string, picture: string): string {
    const hash = createHmac('sha256', this.#deps.secret).update(`share ${matchId} ${picture}`)
    return hash.digest('base64url').slice(0, ID_LENGTH)
  }

  /**
   * From now on these pictures can be found, for a while. One that is offered while its match goes on, after so many
   * moves, shows that moment for good; one that is pinned to a profile can be found for a year.
   */
  async offer(
    matchId: string,
    pictures: readonly string[],
    { moment = null, isPinned = false }: { readonly moment?: number | null; readonly isPinned?: boolean } = {},
  ): Promise<void> {
    const { db, env } = this.#deps
    if (!this.isOn) return
    const keyOf = (id: string) => (isPinned ? `${id} pinned` : id)
    const links = pictures
      .map((picture) => ({ id: this.idOf(matchId, picture), matchId, picture, moment }))
      .filter(({ id }) => !this.#offered.has(keyOf(id)))
    await keepShareLinks(db, links, env.now() + (isPinned ? PINNED_MS : SHARE_LINK_MS))
    for (const { id } of links) this.#offered.set(keyOf(id), true)
  }

  /** Those of these addresses that were taken out of the world: offering them again does not bring them back. */
  async withdrawnOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return withdrawnOf(this.#deps.db, ids)
  }

  async find(id: string): Promise<Omit<ShareLinkRow, 'id'> | undefined> {
    return this.isOn && SHARE_ID.test(id) ? findShareLink(this.#deps.db, id, this.#deps.env.now()) : undefined
  }
}
