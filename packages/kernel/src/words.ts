import type { Json } from './domain.ts'
import type { Fact, Move, Refusal, Seat } from './game.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'

/** The languages of the platform. A game's content is written in one of them. */
export type Locale = 'en' | 'es' | 'de'
/** What a seat is called at this table. */
export type Names = (seat: Seat) => string

/** A game's sentences in one language. Rules never speak; everything a person reads comes from here. */
export interface Words<M extends Move = Move, F extends Fact = Fact> {
  readonly title: string
  /** One line for the shelf. */
  readonly tagline: string
  /** What is being asked, by the decision's prompt. */
  prompt(prompt: string): string
  /** What a choice does, as a button would say it. */
  choice(type: string): string
  /** What a parameter of a choice is. */
  param(type: string, name: string): string
  /** What a value stands for, as a list entry would say it. */
  value(type: string, name: string, value: Json, names: Names): string
  /** What somebody did, for the log of moves. */
  move(seat: Seat, move: M, names: Names): string
  /** What happened, for the story. */
  fact(fact: F, names: Names): string
  /** Why a move was refused; nothing for the codes every game shares. */
  refusal(refusal: Refusal): string | undefined
  option(key: string): OptionWords
  /** How the match ended, by the outcome's reason. */
  ending(reason: string): string
}

/** An option explained. */
export interface OptionWords {
  readonly label: string
  readonly help: string
  /** Words for values that do not speak for themselves, by the value as a string: `0` is “never”. */
  readonly values?: Readonly<Record<string, string>>
}

/** Sentences every game shares, for the refusals that come from the kernel. */
export type SharedWords = (refusal: Refusal) => string

const SHARED: Readonly<Record<Locale, SharedWords>> = { en, es, de }

/** A refusal in the words of the game, or in the shared ones. */
export function refusalInWords(words: Words, locale: Locale, refusal: Refusal): string {
  return words.refusal(refusal) ?? SHARED[locale](refusal)
}

const GROUP_MARK: Readonly<Record<Locale, string>> = { en: ',', es: '.', de: '.' }

/** A whole number with its thousands marked as the language does. */
export function formatInt(value: number, locale: Locale): string {
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, GROUP_MARK[locale])
  return value < 0 ? `−${digits}` : digits
}
