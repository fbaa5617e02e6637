import { isFields, type Json, type Params } from './domain.ts'
import type { Fact, Move, Refusal, Seat, Viewer } from './game.ts'
import { lookUp } from './look-up.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'

/** The languages of the platform. A game's content is written in one of them. */
export type Locale = 'en' | 'es' | 'de'
/** What a seat is called at this table. */
export type Names = (seat: Seat) => string

/** Who is spoken to, and what they may know: nothing else may be said about the position. */
export interface Sight<V = object> {
  readonly viewer: Viewer
  readonly view: Readonly<V>
}

/** What has been answered so far, by the names of parameters; what was left out is there without a value. */
export type Given = { readonly [name: string]: Json | undefined }

/** One question about a parameter, and each of its answers in words. */
export interface Alternatives {
  readonly title: string
  readonly of: readonly { readonly value: Json; readonly label: string }[]
}

/** A game's sentences in one language. Rules never speak; everything a person reads comes from here. */
export interface Words<M extends Move = Move, F extends Fact = Fact, V = object> {
  readonly title: string
  /** One line for the shelf. */
  readonly tagline: string
  /** What is being asked, by the decision's prompt; with the value that matters where somebody looks on. */
  prompt(prompt: string, sight?: Sight<V>): string
  /** What a choice does, as a button would say it. Choices with the same words are one thing to a person. */
  choice(type: string, params?: Params): string
  /** What a parameter of a choice is. */
  param(type: string, name: string): string
  /** What a value stands for, as a list entry would say it; with what there is of it where somebody looks on. */
  value(type: string, name: string, value: Json, names: Names, sight?: Sight<V>): string
  /**
   * What a parameter may be once others are given, where its domain cannot say it: one question, or for a list one for
   * each entry in turn, none where there is nothing to choose. Undefined where the domain says it all.
   */
  alternatives?(type: string, name: string, given: Given, sight: Sight<V>): readonly Alternatives[] | undefined
  /** What a move would cost and what may come of it, line by line, before it is made. Empty where that is plain. */
  outlook?(move: M, names: Names, sight: Sight<V>): readonly string[]
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
  /**
   * Words for values that do not speak for themselves, by the value as a string: `0` is “never”. Of a list the whole or
   * each entry may have words: `0,0,0` is “none”, and the empty string is the empty list.
   */
  readonly values?: Readonly<Record<string, string>>
}

/** What is needed to say a value that the game has no words for. */
export interface PlainWords {
  readonly locale: Locale
  readonly yes: string
  readonly no: string
}

/** A value of an option as a person reads it: in the words of the game where it has any, else plainly. */
export function optionInWords(option: OptionWords, value: Json, plain: PlainWords): string {
  const own = lookUp(option.values, String(value))
  if (own !== undefined) return own
  if (typeof value === 'boolean') return value ? plain.yes : plain.no
  if (typeof value === 'number') return formatInt(value, plain.locale)
  if (typeof value === 'string') return spaced(value)
  if (Array.isArray(value)) {
    const parts = (value as readonly Json[]).map((item) => optionInWords(option, item, plain))
    return parts.length === 0 ? '–' : parts.join(value.some((item) => typeof item === 'object') ? '; ' : ', ')
  }
  if (!isFields(value)) return '–'
  const fields = Object.entries(value as Readonly<Record<string, Json>>)
  return fields.map(([name, field]) => `${spaced(name)} ${optionInWords(option, field, plain)}`).join(', ')
}

/** `fromTurn` reads as “from turn”. */
function spaced(name: string): string {
  return name.replaceAll(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
}

/** Sentences every game shares, for the refusals that come from the kernel. */
export type SharedWords = (refusal: Refusal) => string

const SHARED: Readonly<Record<Locale, SharedWords>> = { en, es, de }

/** A refusal in the words of the game, or in the shared ones. */
export function refusalInWords(words: Words, locale: Locale, refusal: Refusal): string {
  return words.refusal(refusal) ?? SHARED[locale](refusal)
}

/** The Spanish of the platform is that of Peru, which writes 1,234.5. */
const GROUP_MARK: Readonly<Record<Locale, string>> = { en: ',', es: ',', de: '.' }

/** A whole number with its thousands marked as the language does. */
export function formatInt(value: number, locale: Locale): string {
  const digits = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, GROUP_MARK[locale])
  return value < 0 ? `−${digits}` : digits
}
