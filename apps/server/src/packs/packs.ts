import { type Box, canonical, type Finding, type Pack, type PackRef } from '@ludoteca/kernel'
import { BadPack, boxWithPack, packFindings, packRefOf, readPack } from '@ludoteca/kernel/packs'
import type { ShelfEntry } from '@ludoteca/registry'
import type { Kysely } from 'kysely'
import type { Environment } from '../environment.ts'
import { isOffensive } from '../people/name-filter.ts'
import {
  decideTurn,
  findPack,
  forgetPack,
  keepPack,
  matchesByPack,
  type PackRow,
  packOfNewMatches,
  packsOf,
  type TurnRow,
  turnsOf,
} from '../storage/content-packs.ts'
import type { Schema } from '../storage/schema.ts'

interface PacksDeps {
  readonly db: Kysely<Schema>
  readonly env: Pick<Environment, 'now'>
  readonly shelf: readonly ShelfEntry[]
}

/** `staged`: may be activated. `active`: new matches are played with it. `retired`: they were, before. */
type PackState = 'staged' | 'active' | 'retired'

interface KnownPack extends PackRow {
  readonly state: PackState
  readonly matches: number
}

/** The packs of a game. */
export interface GamePacks {
  readonly packs: readonly KnownPack[]
  readonly turns: readonly TurnRow[]
}

/** The result of an upload. */
export type Uploaded =
  | { readonly ok: true; readonly pack: PackRef; readonly isNew: boolean }
  | { readonly ok: false; readonly findings: readonly Finding[] }

/**
 * Content packs of all games. What was uploaded never changes: it is known by its hash. Which of it new matches are played
 * with is a list of decisions, of which the last counts, so that going back is one more of them. A match keeps what it
 * began with.
 */
export class Packs {
  readonly #deps: PacksDeps
  /** Boxes by hash of the pack. */
  readonly #boxes = new Map<string, Promise<Box>>()

  constructor(deps: PacksDeps) {
    this.#deps = deps
  }

  /** The box of a match: with its pack, or with the built-in content. */
  async box(game: string, pack?: Pick<PackRef, 'sha256'>): Promise<Box | undefined> {
    const entry = this.#entry(game)
    if (entry === undefined || pack === undefined) return entry?.load()
    const { sha256 } = pack
    const known = this.#boxes.get(sha256) ?? this.#fill(entry, sha256)
    this.#boxes.set(sha256, known)
    known.catch(() => this.#boxes.delete(sha256))
    return known
  }

  /** The box of new matches. */
  async newBox(game: string): Promise<Box | undefined> {
    return this.box(game, await this.ofNewMatches(game))
  }

  /** The pack of new matches; undefined for the built-in content. */
  ofNewMatches(game: string): Promise<PackRef | undefined> {
    return packOfNewMatches(this.#deps.db, game)
  }

  /** Games that have packs. */
  async games(): Promise<readonly string[]> {
    const all = await Promise.all(
      this.#deps.shelf.map(async (entry) => ((await entry.workshop?.())?.content ? [entry.id] : [])),
    )
    return all.flat()
  }

  async of(game: string): Promise<GamePacks> {
    const { db } = this.#deps
    const [packs, turns, matches] = await Promise.all([packsOf(db, game), turnsOf(db, game), matchesByPack(db, game)])
    const active = turns[0]?.sha256 ?? null
    const stateOf = (sha256: string): PackState => {
      if (sha256 === active) return 'active'
      return turns.some((turn) => turn.sha256 === sha256) ? 'retired' : 'staged'
    }
    return {
      packs: packs.map((pack) => ({ ...pack, state: stateOf(pack.sha256), matches: matches.get(pack.sha256) ?? 0 })),
      turns,
    }
  }

  /** The built-in content as a pack, for authors of packs. */
  async builtIn(game: string): Promise<Pack | undefined> {
    return (await this.#entry(game)?.workshop?.())?.content?.builtIn
  }

  /** The tables of a pack, with their titles. */
  async tables(game: string): Promise<readonly { readonly name: string; readonly title: string }[]> {
    const content = (await this.#entry(game)?.workshop?.())?.content
    return content?.tables.map(({ name, title }) => ({ name, title })) ?? []
  }

  async document(game: string, sha256: string): Promise<Pack | undefined> {
    const found = await findPack(this.#deps.db, sha256)
    return found?.game === game ? (JSON.parse(found.document) as Pack) : undefined
  }

  /** What is wrong with the text of a pack of this game; empty when it can be played. */
  async check(game: string, text: string): Promise<readonly Finding[] | undefined> {
    const content = (await this.#entry(game)?.workshop?.())?.content
    if (content === undefined) return undefined
    const read = readPack(text)
    if ('findings' in read) return read.findings
    const findings = packFindings(content, read.document)
    return findings.length > 0 ? findings : offences((read.document as Pack).tables, 'tables')
  }

  /** Stores a pack, so that it can be activated. Uploading it again changes nothing. */
  async upload(game: string, text: string, by: string, db = this.#deps.db): Promise<Uploaded | undefined> {
    const findings = await this.check(game, text)
    if (findings === undefined) return undefined
    if (findings.length > 0) return { ok: false, findings }
    const document = JSON.parse(text) as Pack
    const { id, sha256 } = packRefOf(document)
    try {
      await boxWithPack(this.#entry(game) as ShelfEntry, document)
    } catch (error) {
      if (!(error instanceof BadPack)) throw error
      return { ok: false, findings: error.findings }
    }
    const { version, title } = document
    const row = { sha256, game, packId: id, version, title, uploadedBy: by, uploadedAt: this.#deps.env.now() }
    const isNew = await keepPack(db, { ...row, document: canonical(document) })
    return { ok: true, pack: { id, sha256 }, isNew }
  }

  /**
   * From now on new matches are played with this pack, or without one with what the game brings along. `after` is the
   * last decision that whoever decides has seen: says no when there was another one meanwhile.
   */
  async activate(
    turn: { readonly game: string; readonly sha256: string | null; readonly by: string; readonly after: number | null },
    db: Kysely<Schema>,
  ): Promise<'done' | 'unknown' | 'outdated'> {
    const { game, sha256, by, after } = turn
    if (this.#entry(game) === undefined) return 'unknown'
    if (sha256 !== null && (await findPack(db, sha256))?.game !== game) return 'unknown'
    const isDone = await decideTurn(db, { game, sha256, decidedBy: by, at: this.#deps.env.now(), after })
    return isDone ? 'done' : 'outdated'
  }

  /** Deletes a pack with which no match was ever played. */
  async forget(game: string, sha256: string, db: Kysely<Schema>): Promise<boolean> {
    return (await findPack(db, sha256))?.game === game && forgetPack(db, sha256)
  }

  #entry(game: string): ShelfEntry | undefined {
    return this.#deps.shelf.find(({ id }) => id === game)
  }

  async #fill(entry: ShelfEntry, sha256: string): Promise<Box> {
    const found = await findPack(this.#deps.db, sha256)
    if (found === undefined) throw new Error(`there is no pack ${sha256}`)
    return boxWithPack(entry, JSON.parse(found.document))
  }
}

/** [7.1.5] What no name may hold, no text of a pack may hold either. */
function offences(value: unknown, path: string): Finding[] {
  if (typeof value === 'string') return isOffensive(value) ? [{ path, code: 'PACK_WORDING', params: { value } }] : []
  if (Array.isArray(value)) return value.flatMap((item, i) => offences(item, `${path}[${i}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => offences(item, `${path}.${key}`))
}
