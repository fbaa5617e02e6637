import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { findGame } from '@ludoteca/registry'
import { commandIn } from './commands.ts'
import { wrapText } from './terminal/layout.ts'
import type { Paint } from './terminal/paint.ts'
import type { Terminal } from './terminal/terminal.ts'
import type { ShellWords } from './words/shell-words.ts'

const READING_WIDTH_MAX = 100
const ROWS_FOR_PROMPT = 2

/** The rules of a game as lines of text, or nothing when its package brings none. */
export function rulesOf(gameId: string, columns: number, paint: Paint): string[] | undefined {
  const entry = findGame(gameId)
  if (entry === undefined) return undefined
  try {
    const file = createRequire(import.meta.url).resolve(`${entry.packageName}/RULES.md`)
    return dress(readFileSync(file, 'utf8'), Math.min(columns, READING_WIDTH_MAX), paint)
  } catch {
    return undefined
  }
}

/** Markdown as a terminal shows it: headings and stressed words stand out, the marks themselves go. */
function dress(markdown: string, width: number, paint: Paint): string[] {
  return markdown
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const heading = /^#+ (.*)$/.exec(line)
      if (heading) return [paint.bold(heading[1] as string)]
      if (line.startsWith('|')) return /^[|\s:-]+$/.test(line) ? [] : [line.slice(1, -1).replaceAll('|', '·').trim()]
      const indent = /^\s*(?:[-*]|\d+\.)? */.exec(line)?.[0].length ?? 0
      const bare = line.replaceAll(/\*\*|`/g, '')
      return wrapText(bare, width, indent)
    })
}

/** Shows a long text a screenful at a time; all at once where nobody sits. */
export async function page(terminal: Terminal, shell: ShellWords, lines: readonly string[]): Promise<void> {
  const height = terminal.interactive ? Math.max(5, terminal.rows - ROWS_FOR_PROMPT) : lines.length
  for (let from = 0; from < lines.length; from += height) {
    terminal.write(`${lines.slice(from, from + height).join('\n')}\n`)
    if (from + height >= lines.length) return
    const answer = await terminal.ask(`— ${shell.session.more} — `)
    const command = commandIn(answer, shell)?.name
    // Whoever knows other readers of long texts types q.
    if (command === 'back' || command === 'quit' || answer.trim() === 'q') return
  }
}
