import type { Box, Names } from '@ludoteca/kernel'
import { Again, type Desk, say } from '../ask/desk.ts'
import { type Entry, findEntry } from '../ask/entries.ts'
import { commandIn } from '../commands.ts'
import { fit, wrapText } from '../terminal/layout.ts'
import { painter } from '../terminal/paint.ts'
import { Left, type Terminal } from '../terminal/terminal.ts'
import type { ShellWords } from '../words/shell-words.ts'

/** Puts questions outside a match. `back` and `quit` work everywhere. */
export function menuDesk(terminal: Terminal, shell: ShellWords, box: Box): Desk {
  const names: Names = (seat) => String(seat + 1)
  return {
    terminal,
    shell,
    names,
    words: box.words,
    paint: painter(terminal.depth),
    async line(prompt, isAnswer) {
      const line = await terminal.ask(prompt)
      const command = commandIn(line, shell, isAnswer)
      if (command?.name === 'quit') throw new Left()
      if (command?.name === 'back') throw new Again()
      return line
    },
  }
}

/** A list to choose from. Enter takes the entry with the key `usual`, where there is one. */
export async function chooseFrom<T>(
  desk: Desk,
  title: string,
  entries: readonly Entry<T>[],
  usual?: string,
): Promise<T> {
  const keyWidth = Math.max(...entries.map(({ key }) => key.length))
  desk.terminal.write('\n')
  say(desk, title, desk.paint.bold)
  for (const { key, label } of entries) {
    const [first, ...others] = wrapText(label, desk.terminal.columns - keyWidth - 4)
    desk.terminal.write(`  ${desk.paint.bold(fit(key, keyWidth, 'right'))}  ${first}\n`)
    for (const line of others) desk.terminal.write(`${' '.repeat(keyWidth + 4)}${line}\n`)
  }
  for (;;) {
    const typed = (await desk.line('> ')).trim()
    const found = findEntry(entries, typed === '' && usual !== undefined ? usual : typed)
    if (found && 'entry' in found) return found.entry.value
    say(desk, desk.shell.menu.noSuchEntry)
  }
}

/** The same question again for as long as it is dropped by going back from what follows it. */
export async function orBack<T>(answer: () => Promise<T>): Promise<T | undefined> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof Again) return undefined
    throw error
  }
}
