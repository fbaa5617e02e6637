import type { Bot } from './bot.ts'
import type { Career } from './career/career.ts'
import type { Course } from './course.ts'
import type { Domain, Json } from './domain.ts'
import type { Fact, Game, Move, Outcome, Refusal, Seat, Told } from './game.ts'
import type { Ladder } from './ladder/ladder.ts'
import type { GameMessages } from './messages.ts'
import type { Playtest } from './playtest.ts'
import type { Share } from './share.ts'
import type { BoxTutorial } from './tutorial.ts'
import type { Locale, Names, OptionWords, Words } from './words.ts'

/** Measures one match for simulations: fed with every fact, read at the end. */
export interface Meter<F extends Fact = Fact, S = object> {
  hear(told: readonly Told<F>[]): void
  /** Named numbers of this match; the lab works out means and percentiles over many. */
  read(s: Readonly<S>, outcome: Outcome): Readonly<Record<string, number>>
}

/**
 * What random play ought to reach, by kind (`card`, `rule` …), and how a fact shows that it was reached. Moves of the kind
 * `move` are seen without a fact.
 */
export interface Landmarks<F extends Fact = Fact, S = object> {
  readonly expected: Readonly<Record<string, readonly string[]>>
  /** Landmarks as `kind:name`, by a fact and the position after it. */
  reachedBy(fact: F, s: Readonly<S>): readonly string[]
  readonly shortcuts?: readonly Shortcut[]
}

/** A table at which random play comes by what it otherwise hardly ever reaches. */
export interface Shortcut {
  readonly seats?: number
  readonly options: Readonly<Record<string, unknown>>
}

/** How the rules hear who watches: nobody else can tell them, and they must not ask. */
export interface Onlookers<S = object, M extends Move = Move> {
  /** Who watches, as the rules believe. */
  of(s: Readonly<S>): readonly string[]
  /** The crowd's move with which somebody begins or stops to watch. */
  move(watcher: string, present: boolean): M
}

/** How fast phases may pass. Rules have no time, so others see to it. */
export interface Pace<S = object> {
  /** Another value for every phase. */
  phaseOf(s: Readonly<S>): string | number
  /** While people play, no phase ends sooner because all have acted. */
  readonly leastMs: number
  /** The announced fact with which a phase begins: its message also says when the phase will end. */
  readonly opensWith?: string
  /** Whether clocks alone end a phase that has one: where others are there, the host does not speak for the table. */
  readonly keepsTime?: boolean
}

/**
 * For games in which a seat that nobody plays does not change hands at any time: above all those with sealed answers. A
 * newcomer sees all that the seat sees, so as long as it keeps an answer that the others may not know yet, nobody takes
 * it over.
 */
export interface Handover<S = object, M extends Move = Move> {
  /** Whether this seat may change hands now. */
  isNow(s: Readonly<S>, seat: Seat): boolean
  /** For games whose rules must hear of it. */
  readonly told?: {
    /** The crowd's move with which somebody who watches takes over a seat, with what they bring along. */
    move(watcher: string, seat: Seat, belongings: Belongings): M
    /** The seat that such a move hands over; nothing for other moves. */
    seatOf(move: M): Seat | undefined
  }
}

/** A field of the view that many moves change, and that is shown no more often than so. It is the same for everybody. */
export interface Live<S = object> {
  readonly field: string
  /** What it ought to show now; `null` while there is nothing to show. */
  of(s: Readonly<S>): unknown
  readonly everyMs: number
}

/** What somebody brings along to a match, by name. Comes from people: nothing about it is certain. */
export type Belongings = Readonly<Record<string, unknown>>

/** Something that people may choose to bring along, explained in the game's language. */
export interface ProfileField extends OptionWords {
  readonly name: string
  readonly domain: Domain
  /** What it is when nothing is said; nothing where a lot decides. */
  readonly usual?: Json
}

/** What players bring along to a match, said before it begins. */
export interface Profiles<C = object, M extends Move = Move> {
  /** What people are asked for with these options. Without it nobody is asked. */
  fields?(config: Readonly<C>): readonly ProfileField[]
  /** What a newcomer gets by lot and may change once. `luck` is any whole number. */
  lot(config: Readonly<C>, others: readonly Belongings[], luck: number): Belongings
  /** Why somebody may not bring this along, with what they have and the others have. */
  refusalOf(config: Readonly<C>, wish: Belongings, own: Owned, others: readonly Belongings[]): Refusal | undefined
  /** What everybody may see of it before the match. */
  shown(belongings: Belongings): Belongings
  /** Moves with which a seat brings it along, the best first: one of them is made when the match begins. */
  moves(belongings: Belongings): readonly M[]
}

/** What somebody has so far. */
export interface Owned {
  readonly belongings: Belongings
  /** They have changed before what they got by lot. */
  readonly hasChanged: boolean
}

/** For games whose options depend on whether anybody may come into the room, or only who is invited. */
export interface RoomTerms<C = object> {
  /** Options such a room begins with, where they are not those of the game. */
  usual(isPublic: boolean): Partial<C>
  /** Why such a room may not have these options. */
  refusalOf(config: Readonly<C>, isPublic: boolean): Refusal | undefined
}

/** Who plays a seat, as people see it. */
export interface Player {
  readonly name: string
  readonly kind: 'human' | 'bot'
  /** The code of the portrait they chose, see `@ludoteca/kernel/portraits`. */
  readonly portrait?: string | undefined
}

/** A game with everything around it that is not rules: what the shelf, the lab and the table need. */
export interface Box<C = object, S = object, M extends Move = Move, V = object, F extends Fact = Fact> {
  readonly game: Game<C, S, M, V, F>
  /** Earlier rules versions whose matches can still be played and verified. */
  readonly older: readonly Game<C, S, M, V, F>[]
  /** The language its content is written in. */
  readonly locale: Locale
  /**
   * Whoever is in a room of this game or at its table reads its language alone, whatever they have chosen: the shell around
   * it, too, and the names of guests.
   */
  readonly demandsLocale?: boolean
  readonly words: Words<M, F, V>
  readonly bots: { readonly easy: Bot<V, M>; readonly normal: Bot<V, M> }
  /** What bots are called, the first of them first, at most 16 characters each. Without it they have any names. */
  readonly botNames?: readonly string[]
  /**
   * What a person is called whose own name is not to be read, before the number of their seat: 13 characters at most.
   * Without it they are a player, in the language of the game.
   */
  readonly nameless?: string
  /** Bots beside the strengths, each with a plan of its own: for simulations that compare plans. */
  readonly personalities?: Readonly<Record<string, Bot<V, M>>>
  /** Plays for people who are away. Without it `normal` does. */
  readonly autopilot?: Bot<V, M>
  /** The names of all steps, so that the lab can say which were never reached. */
  readonly steps: readonly string[]
  readonly landmarks: Landmarks<F, S>
  meter(): Meter<F, S>
  /** For games in which one can say in the middle of a match how everybody stands. */
  readonly course?: Course<S>
  /** What travels in the game's own words: messages for moves and for facts, and fields of what people bring along. */
  readonly messages?: GameMessages<M['type'], F['type']>
  /** Types of facts with which a new stretch of play begins, a turn or a round: what a time line marks. */
  readonly chapters?: readonly F['type'][]
  /** After so many chapters without a move of their own, somebody is away even if connected. */
  readonly awayAfterChapters?: number
  /** Whether a newcomer may still take over a bot's seat. Without it nobody joins a match that has begun. */
  lateJoin?(s: Readonly<S>): boolean
  /** For rules that depend on who watches. Without it nobody tells them. */
  readonly audience?: Onlookers<S, M>
  /** For games whose phases end as soon as all have acted. */
  readonly pace?: Pace<S>
  /** Without it a newcomer takes over a seat at once. */
  readonly handover?: Handover<S, M>
  /**
   * Whether others may move without anybody noticing. Undo takes back the last move alone, so that whether it is refused
   * would tell that somebody has moved: where several play, nobody takes anything back then.
   */
  hidesMoves?(config: Readonly<C>): boolean
  /** For games that count in public while people vote. */
  readonly live?: Live<S>
  /** Types of moves that people never send: whoever runs the table makes them, since only he knows what they tell. */
  readonly reserved?: readonly M['type'][]
  /** The game's own word for a move of that seat that was refused by a code that all games share. */
  explain?(s: Readonly<S>, seat: Seat, move: Move, refusal: Refusal): Refusal
  /**
   * What somebody should hear before they make this move, sentence by sentence in the game's language: what cannot be
   * taken back, and what would lose the match. The terminal and the game's own table say it and ask once more. Nothing for
   * most moves.
   */
  cautions?(view: Readonly<V>, seat: Seat, move: M, names: Names): readonly string[]
  /** Whether a public room starts as soon as all its seats are taken, whoever is ready or not. */
  readonly startsWhenFull?: boolean
  readonly rooms?: RoomTerms<C>
  /** All play together against the game, but for a seat that may play its part: one person may have several seats. */
  readonly cooperative?: boolean
  /** What the last seat plays with these options, in the game's language, where it is not what the others play. */
  lastSeat?(config: Readonly<C>): string | undefined
  /** For games whose designers compare plans. */
  readonly playtest?: Playtest<S, F>
  /** A guided first match. */
  readonly tutorial?: BoxTutorial<C, S, M, V, F>
  /** What players collect from match to match. */
  readonly career?: Career<C, S, F>
  /** By what players compare themselves over many matches. */
  readonly ladder?: Ladder<C, S>
  /** For games to which players bring something along. */
  readonly profiles?: Profiles<C, M>
  /** Pictures to pass on. Without it there are none. */
  readonly share?: Share<V, F>
  /** What everybody must be told who is about to play, in the game's language. */
  readonly disclaimer?: string
  /** Whether the host has accepted it with these options: who did so is noted. */
  isDisclaimerAccepted?(config: Readonly<C>): boolean
}

/** The rules with that version, if this box still holds them; those of its tutorial, too. */
export function gameOfVersion<C, S, M extends Move, V, F extends Fact>(
  box: Box<C, S, M, V, F>,
  version: number,
): Game<C, S, M, V, F> | undefined {
  const scripted = box.tutorial?.game
  return [box.game, ...box.older, ...(scripted ? [scripted] : [])].find((game) => game.version === version)
}
