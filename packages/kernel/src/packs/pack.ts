import type { Box } from '../box.ts'
import type { Json } from '../domain.ts'
import type { Fact, Move } from '../game.ts'
import { canonical, hashText } from '../hash.ts'
import type { Shape } from './shape.ts'

/**
 * What a game is filled with, as one document: texts, cards, and the numbers that stand on them. Its rules stay code. The
 * tables are the game's own; what they may hold is said by its `Content`.
 */
export interface Pack {
  readonly format: 'ludoteca-pack'
  readonly formatVersion: 1
  readonly game: string
  /** Lower-case words with hyphens, the same in all versions. */
  readonly id: string
  /** Whatever its authors count by; two versions of one pack differ in it. */
  readonly version: string
  /** In the game's language. */
  readonly title: string
  readonly tables: PackTables
}
export type PackTables = { readonly [table: string]: Json }

/** Which pack: the hash alone decides, the id is for people. */
export interface PackRef {
  readonly id: string
  /** Of the document's canonical JSON, as hex. */
  readonly sha256: string
}

/** A pack that a game plays with. */
export interface PlayedPack extends PackRef {
  readonly document: Pack
}

/** What is wrong with a document, and where: `tables.events[3].title_es`. The empty path is the document itself. */
export interface Finding {
  readonly path: string
  readonly code: FindingCode
  readonly params: Readonly<Record<string, string | number>>
}
export type FindingCode =
  | 'PACK_JSON'
  | 'PACK_FORMAT'
  | 'PACK_GAME'
  | 'PACK_MISSING'
  | 'PACK_SURPLUS'
  | 'PACK_TYPE'
  | 'PACK_PATTERN'
  | 'PACK_LENGTH'
  | 'PACK_RANGE'
  | 'PACK_COUNT'
  | 'PACK_CHOICE'
  | 'PACK_UNIQUE'
  | 'PACK_REFERENCE'
  | 'PACK_SHARE'
  | 'PACK_GAP'
  | 'PACK_WORDING'
  | 'PACK_CONTRADICTION'
  | 'PACK_CLASH'

/** One table of a pack, for whoever checks or shows it. */
export interface PackTable {
  readonly name: string
  /** What people call it, in the game's language. */
  readonly title: string
  readonly shape: Shape
}

/** What a game says about its content. Fetched apart from the rules: hardly any match is played with another pack. */
export interface Content<C = object, S = object, M extends Move = Move, V = object, F extends Fact = Fact> {
  /** What the game plays with when nobody says otherwise. A pack begins as a copy of it. */
  readonly builtIn: Pack
  readonly tables: readonly PackTable[]
  /** What shapes cannot say: references, shares, what rules rely on. Asked only when all shapes hold. */
  check(tables: PackTables): readonly Finding[]
  /** The game with this content. The same pack may be given again; the pack was found right. */
  bind(pack: PlayedPack): Box<C, S, M, V, F>
}

/** The hash by which a pack is known. */
export function packHash(document: Pack): string {
  return hashText(canonical(document))
}

/** Which pack a document is. */
export function packRefOf(document: Pack): PackRef {
  return { id: document.id, sha256: packHash(document) }
}
