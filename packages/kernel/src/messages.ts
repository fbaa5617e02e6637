import type { Json } from './domain.ts'

/** What every description may say besides its kind. */
interface Presence {
  /** The field may be left out. */
  readonly optional?: true
  /** `null` is a value, too. */
  readonly nullable?: true
}
/** Text of so many characters, of any length unless said otherwise. */
export interface TextSchema extends Presence {
  readonly kind: 'text'
  readonly min?: number
  readonly max?: number
  /** What is found in it, as a regular expression: `^` and `$` make that all of it. */
  readonly pattern?: string
  /** Values of that pattern, for documents and for tests that draw messages. */
  readonly examples?: readonly string[]
}
/** A whole number. */
export interface IntSchema extends Presence {
  readonly kind: 'int'
  readonly min?: number
  readonly max?: number
}
/** A number. */
export interface NumberSchema extends Presence {
  readonly kind: 'number'
}
/** Yes or no. */
export interface FlagSchema extends Presence {
  readonly kind: 'flag'
}
/** One of these values. */
export interface EnumSchema extends Presence {
  readonly kind: 'enum'
  readonly of: readonly (string | number)[]
}
/** Any number of values of one kind. */
export interface ListSchema extends Presence {
  readonly kind: 'list'
  readonly of: Schema
}
/** Values of one kind by names that nobody knows beforehand, such as ids. */
export interface MapSchema extends Presence {
  readonly kind: 'map'
  readonly of: Schema
}
/** An object with these fields. */
export interface ObjectSchema extends Presence {
  readonly kind: 'object'
  readonly fields: SchemaFields
}
/** An object of which nothing is known but that it is plain data and not nested too deep. */
export interface DataSchema extends Presence {
  readonly kind: 'data'
}
/**
 * A value that travels between client and server, described as data: from it the protocol makes the check at the edge,
 * a client the type of what it sends, and a document what strangers read. A domain says which values a move may have in
 * a position; this says what a message may look like at all.
 */
export type Schema =
  | TextSchema
  | IntSchema
  | NumberSchema
  | FlagSchema
  | EnumSchema
  | ListSchema
  | MapSchema
  | ObjectSchema
  | DataSchema
/** What each field of an object holds. */
export type SchemaFields = Readonly<Record<string, Schema>>

/** So many in each window of time; `burst` may come at once. */
export interface RateLimit {
  readonly count: number
  readonly perMs: number
  readonly burst?: number
}

/** A message of a client that stands for a move: its payload is the move without its type. */
export interface MoveMessage<T extends string = string> {
  readonly move: T
  readonly payload: SchemaFields
  /** How often one session may send it, where all messages together are not limit enough. */
  readonly limit?: RateLimit
}

/**
 * A message of the server that announces a fact: its payload is the fact without its type. The fact may have more fields
 * than are described. The message is called as the fact is, in capitals: `roundOpened` is announced by `ROUND_OPENED`.
 */
export interface FactMessage<T extends string = string> {
  readonly fact: T
  readonly payload: SchemaFields
}

/**
 * What travels in words of one game, by the names it has on the wire. Without it a game's moves travel in SUBMIT_MOVE, its
 * facts in MATCH_UPDATE, and what people bring along among the extras of SET_PROFILE.
 */
export interface GameMessages<MoveType extends string = string, FactType extends string = string> {
  /** Messages for moves, of players and watchers alike. */
  readonly moves?: Readonly<Record<string, MoveMessage<MoveType>>>
  /** Messages for facts. Those facts are announced one by one to whoever hears them. */
  readonly facts?: Readonly<Record<string, FactMessage<FactType>>>
  /** Fields of its own in SET_PROFILE. All of them may be left out. */
  readonly profile?: SchemaFields
}

/** No words of any game. */
export type NoMessages = Readonly<Record<never, never>>

type Described<S extends Schema> = S extends { readonly kind: 'text' }
  ? string
  : S extends { readonly kind: 'int' | 'number' }
    ? number
    : S extends { readonly kind: 'flag' }
      ? boolean
      : S extends { readonly kind: 'enum'; readonly of: readonly (infer T)[] }
        ? T
        : S extends { readonly kind: 'list'; readonly of: infer T extends Schema }
          ? readonly SchemaValue<T>[]
          : S extends { readonly kind: 'map'; readonly of: infer T extends Schema }
            ? Readonly<Record<string, SchemaValue<T>>>
            : S extends { readonly kind: 'object'; readonly fields: infer F extends SchemaFields }
              ? SchemaValues<F>
              : { readonly [key: string]: Json }

type OptionalNames<F extends SchemaFields> = {
  [K in keyof F]: F[K] extends { readonly optional: true } ? K : never
}[keyof F]

/** The type of the values that a schema describes; of a schema that nobody knows, nothing is known. */
export type SchemaValue<S extends Schema> = Schema extends S
  ? unknown
  : Described<S> | (S extends { readonly nullable: true } ? null : never)

/** The type of the objects with these fields. */
export type SchemaValues<F extends SchemaFields> = {
  readonly [K in Exclude<keyof F, OptionalNames<F>>]: SchemaValue<F[K]>
} & { readonly [K in OptionalNames<F>]?: SchemaValue<F[K]> }
