import {
  type Belongings,
  type Box,
  isRefusal,
  type Locale,
  Match,
  type MatchStart,
  refusalInWords,
} from '@ludoteca/kernel'
import { Mistake } from '../exit.ts'
import type { Host } from './host.ts'
import { MatchClock } from './match-clock.ts'
import { namesFor } from './names.ts'
import type { AnyMatch, LoadedMatch } from './saves/save-file.ts'
import { Story } from './story.ts'
import { localeFrom, shellWords } from './words/index.ts'
import type { ShellWords } from './words/shell-words.ts'

/** A match as it comes to the terminal: new, or out of a file with what has happened so far. */
export interface Sitting {
  readonly box: Box
  readonly match: AnyMatch
  readonly shell: ShellWords
  /** Where it is kept. */
  readonly file: string
  readonly story: Story
  readonly clock: MatchClock
}

/** A new match at the terminal with what people bring along, by seat, or a refusal as a mistake. */
export function sittingFor(
  host: Host,
  box: Box,
  start: MatchStart,
  shell: ShellWords,
  brought: readonly Belongings[] = [],
): Sitting {
  const match = Match.start(box.game, start)
  if (isRefusal(match)) throw new Mistake(refusalInWords(box.words, shell.locale, match))
  const story = new Story(box.words, namesFor(match.seats, shell))
  story.add(match.told)
  for (const [seat, belongings] of brought.entries()) {
    for (const move of box.profiles?.moves(belongings) ?? []) {
      const answer = match.submit(seat, move)
      if (!answer.ok) continue
      story.add(answer.told)
      break
    }
  }
  return { box, match, shell, story, clock: new MatchClock(match, host.clock), file: host.store.newFile(match) }
}

/** A saved match at the terminal, with its story so far. */
export function sittingFrom(host: Host, file: string, loaded: LoadedMatch, shell: ShellWords): Sitting {
  const { box, match, told, fromSave, playedMs } = loaded
  const story = new Story(box.words, namesFor(match.seats, shell))
  for (const each of told) story.add(each)
  story.note(shell.session.resumed(match.seq))
  const clock = new MatchClock(match, host.clock, playedMs)
  return { box, match, shell, story, clock, file: fromSave ? file : host.store.newFile(match) }
}

/** The language asked for, else the game's, else the system's, else English. */
export function speak(lang: Locale | undefined, box: Box | undefined, host: Host): ShellWords {
  return shellWords(lang ?? box?.locale ?? localeFrom(host.systemLanguage) ?? 'en')
}
