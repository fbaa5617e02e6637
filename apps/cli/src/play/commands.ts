import { plain } from './ask/entries.ts'
import { en } from './words/en.ts'
import { COMMANDS, type CommandName, type ShellWords } from './words/shell-words.ts'

export interface Command {
  readonly name: CommandName
  readonly rest: string
}

/** Commands that take a word more; after the others, further words mean that no command was meant. */
const WITH_ARGUMENT: readonly CommandName[] = ['log', 'save', 'as']

/** Whether a line is an answer by itself, even if it reads like a command. */
export type IsAnswer = (line: string) => boolean

/** The command a line gives, in the language spoken or in English. A slash makes sure that one is meant. */
export function commandIn(line: string, { commands }: ShellWords, isAnswer?: IsAnswer): Command | undefined {
  if (!line.trim().startsWith('/') && isAnswer?.(line)) return undefined
  const [word = '', ...others] = line.trim().replace(/^\//, '').split(/\s+/)
  const named = (names: readonly string[]) => names.some((name) => plain(name) === plain(word))
  const name = COMMANDS.find((command) => named(commands[command].names) || named(en.commands[command].names))
  if (name === undefined || (others.length > 0 && !WITH_ARGUMENT.includes(name))) return undefined
  return { name, rest: others.join(' ') }
}
