import type { Locale, Strength } from '@ludoteca/kernel'

export const COMMANDS = ['help', 'rules', 'undo', 'log', 'board', 'save', 'as', 'back', 'quit'] as const
/** What may be typed at every prompt. */
export type CommandName = (typeof COMMANDS)[number]

/** Who sits at a place: a person, or a bot of that strength. */
export type SeatKind = 'human' | Strength

interface CommandWords {
  /** What to type, the usual word first. */
  readonly names: readonly string[]
  readonly help: string
}

/** Everything the terminal itself says; what a game says is in the game's own words. */
export interface ShellWords {
  readonly locale: Locale
  readonly language: string
  readonly languages: Readonly<Record<Locale, string>>
  readonly commands: Readonly<Record<CommandName, CommandWords>>
  readonly kinds: Readonly<Record<SeatKind, string>>
  readonly yes: readonly string[]
  readonly no: readonly string[]
  readonly all: string
  readonly none: string
  readonly table: string
  readonly crowd: string
  readonly you: string

  readonly menu: {
    readonly welcome: string
    readonly choose: string
    readonly continueOne: string
    readonly language: string
    readonly quit: string
    readonly noSuchEntry: string
    readonly goodbye: string
    readonly play: string
    readonly readRules: string
    readonly goBack: string
    readonly whichSave: string
    readonly noSaves: string
    readonly unreadable: string
    readonly seatCount: (min: number, max: number) => string
    readonly whoSits: (place: number) => string
    readonly nameOf: (proposal: string) => string
    readonly optionsAsTheyAre: string
    readonly whichOption: string
    readonly byLot: string
    readonly begin: string
    readonly moves: (count: number) => string
    readonly example: string
  }

  readonly ask: {
    readonly whatNow: string
    readonly alsoPossible: string
    readonly enterPlays: (choice: string) => string
    readonly number: (min: string, max: string) => string
    readonly steps: (step: string) => string
    readonly suggestions: (values: string) => string
    readonly oneOf: string
    readonly someOf: (min: number, max: number) => string
    readonly inOrder: string
    readonly listOf: (min: number, max: number, each: string) => string
    readonly text: (max: number) => string
    readonly optional: string
    /** What Enter means in the middle of a list. */
    readonly nextItem: string
    readonly notANumber: (text: string) => string
    readonly outOfRange: (min: string, max: string) => string
    readonly notInSteps: (step: string, from: string) => string
    readonly unknown: (text: string) => string
    readonly ambiguous: (text: string, matches: string) => string
    readonly twice: (text: string) => string
    readonly wrongCount: (min: number, max: number) => string
    readonly textLength: (min: number, max: number) => string
    readonly needed: string
    readonly unknownChoice: (text: string) => string
    readonly tooMuch: (text: string) => string
    readonly allTheSame: string
    /** Whether a move is to be made after its outlook was read. */
    readonly confirm: string
  }

  readonly session: {
    readonly helpTitle: string
    /** `example` is something that could be typed now. */
    readonly helpChoices: (example: string | undefined) => string
    /** Told once, so that nobody has to know the word beforehand. */
    readonly helpHint: string
    /** The rules failed at a move. */
    readonly broken: string
    readonly handOver: (name: string) => string
    readonly ready: string
    readonly takenBack: (move: string) => string
    readonly saved: (file: string) => string
    readonly resumeWith: (file: string) => string
    readonly cannotSave: (file: string, reason: string) => string
    readonly noRules: string
    readonly more: string
    readonly nothingYet: string
    readonly resumed: (moves: number) => string
    readonly nobodyElse: (name: string) => string
    readonly over: string
    readonly winner: (names: string) => string
    readonly noWinner: string
    readonly rank: string
    readonly player: string
    readonly score: string
    readonly seed: string
    readonly record: string
    readonly verifyWith: (file: string) => string
  }

  readonly mistakes: {
    readonly seatCount: (given: number, min: number, max: number) => string
    readonly seatKind: (kind: string) => string
    readonly unknownLanguage: (lang: string) => string
    readonly damagedSave: (file: string, reason: string) => string
    readonly notASave: string
    readonly noSeed: string
    readonly unknownRules: (game: string, version: number) => string
    readonly doesNotReplay: (seq: number) => string
    readonly resumeAlone: string
  }
}
