import type { InLocales } from '../../words/in-locales.ts'
import { de } from './words-de.ts'
import { en } from './words-en.ts'
import { es } from './words-es.ts'

/** What the page of a game says. */
export interface GameWords {
  readonly ways: string
  readonly learnTitle: string
  readonly learnHelp: (lessons: number) => string
  readonly learn: string
  readonly learnOn: string
  readonly learnAgain: string
  readonly bots: string
  readonly withBots: string
  readonly botsHelp: (bots: number) => string
  readonly botsStart: string
  readonly device: string
  readonly deviceHelp: string
  readonly deviceStart: string
  readonly online: string
  readonly onlineHelp: string
  readonly newRoom: string
  readonly openRooms: string
  readonly unfinished: string
  readonly continue: string
  readonly anew: string
  readonly anewHelp: string
  readonly delete: string
  readonly deleteTitle: string
  readonly deleteHelp: (players: string) => string
  readonly keep: string
  readonly deleted: string
  readonly kept: string
  readonly keptNone: string
  readonly running: string
  readonly over: string
  readonly damaged: string
  readonly lookAgain: string
  readonly actionsOf: (players: string) => string
  readonly export: string
  readonly import: string
  readonly importHelp: string
  readonly imported: string
  readonly notARecord: string
  readonly otherGame: string
  readonly unreadable: string
  readonly rules: string
  readonly options: string
  readonly optionsHelp: string
  readonly optionsNone: string
  readonly standard: string
  readonly possible: string
  readonly yes: string
  readonly no: string
  readonly seatsHelp: string
  readonly togetherHelp: string
  readonly seatCount: string
  readonly place: (number: number) => string
  readonly who: (number: number) => string
  readonly person: (number: number) => string
  readonly name: (number: number) => string
  readonly kinds: Readonly<Record<'human' | 'random' | 'easy' | 'normal', string>>
  readonly player: (number: number) => string
  readonly brings: (name: string) => string
  readonly start: string
  readonly cancel: string
  readonly changedOptions: (count: number) => string
  readonly contents: string
}

export const gameWords: InLocales<GameWords> = { en, es, de }
