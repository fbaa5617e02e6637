import type { Names, Seat, Sight, Words } from '@ludoteca/kernel'
import type { IsAnswer } from '../commands.ts'
import { wrapText } from '../terminal/layout.ts'
import type { Paint } from '../terminal/paint.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { ShellWords } from '../words/shell-words.ts'

/** Where questions are put to people: a terminal, the words to use, and the commands that work meanwhile. */
export interface Desk {
  readonly terminal: Terminal
  readonly paint: Paint
  readonly shell: ShellWords
  readonly words: Words
  readonly names: Names
  /** Who is asked, and what they may know; nothing outside a match. */
  readonly sight?: Sight | undefined
  /** The next line that is not a command. Where words are free, `isAnswer` says which lines are none. */
  line(prompt: string, isAnswer?: IsAnswer): Promise<string>
}

/** Drops the question that is being asked, to put it again or to put it to another seat. */
export class Again extends Error {
  override readonly name = 'Again'
  readonly seat: Seat | undefined
  constructor(seat?: Seat) {
    super()
    this.seat = seat
  }
}

const READING_WIDTH_MAX = 100

/** Writes a paragraph as wide as it reads well. */
export function say({ terminal }: Pick<Desk, 'terminal'>, text: string, style = (line: string) => line): void {
  const width = Math.min(terminal.columns, READING_WIDTH_MAX)
  const indent = text.startsWith('· ') ? 2 : 0
  for (const line of wrapText(text, width, indent)) terminal.write(`${style(line)}\n`)
}
