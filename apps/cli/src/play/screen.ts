import type { Viewer } from '@ludoteca/kernel'
import { say } from './ask/desk.ts'
import type { MatchClock } from './match-clock.ts'
import type { AnyMatch } from './saves/save-file.ts'
import type { Story } from './story.ts'
import type { DrawTable, Scene } from './tables/table.ts'
import type { Terminal } from './terminal/terminal.ts'

/** Story lines that stay under the table. */
const LINES_KEPT = 6
/** Rows for the question and what is typed. */
const ROWS_TO_ANSWER = 12

type Setting = Pick<Scene, 'box' | 'names' | 'paint' | 'shell'>

/** What one viewer at a time sees: the table, and under it the story. */
export class Screen {
  readonly #terminal: Terminal
  readonly #match: AnyMatch
  readonly #story: Story
  readonly #clock: MatchClock
  readonly #setting: Setting
  readonly #draw: DrawTable
  /** How much of the story has been told here. */
  #told = 0
  /** How much each viewer knew when last at the screen. */
  readonly #known = new Map<Viewer, number>()
  #drawn = ''

  constructor(terminal: Terminal, match: AnyMatch, story: Story, clock: MatchClock, setting: Setting, draw: DrawTable) {
    this.#terminal = terminal
    this.#match = match
    this.#story = story
    this.#clock = clock
    this.#setting = setting
    this.#draw = draw
  }

  /** Tells what has happened since. Says whether there was anything to tell. */
  tell(viewer: Viewer): boolean {
    const news = this.#story.since(this.#told, viewer)
    for (const line of news) say({ terminal: this.#terminal }, `· ${line}`)
    this.#told = this.#story.length
    return news.length > 0
  }

  /** The same while a question waits. */
  interject(viewer: Viewer): void {
    const news = this.#story.since(this.#told, viewer)
    this.#told = this.#story.length
    this.#terminal.interject(news.map((line) => `· ${line}\n`).join(''))
  }

  /** The viewer has acted and knows everything up to here. */
  leave(viewer: Viewer): void {
    this.#known.set(viewer, this.#story.length)
  }

  /** Somebody else sits down, who has not seen what was told meanwhile. */
  turnTo(viewer: Viewer): void {
    this.#told = this.#known.get(viewer) ?? 0
    this.#drawn = ''
  }

  /** Shows table and story. Where nothing can be wiped, the table is drawn only when it has changed. */
  show(viewer: Viewer): void {
    if (!this.#terminal.interactive) {
      this.tell(viewer)
      this.#drawIfChanged(viewer)
      return
    }
    const table = this.#lines(viewer)
    this.#terminal.clear(false)
    this.#write(table)
    this.#recall(viewer, table.length)
  }

  /** Draws the table once more even if it looks the same. */
  forget(): void {
    this.#drawn = ''
  }

  #drawIfChanged(viewer: Viewer): void {
    const table = this.#lines(viewer)
    const drawn = table.join('\n')
    if (drawn !== this.#drawn) this.#write(['', ...table])
    this.#drawn = drawn
  }

  /** The last lines of the story; what the viewer knew before stands back. */
  #recall(viewer: Viewer, height: number): void {
    const { paint } = this.#setting
    const news = this.#story.since(this.#known.get(viewer) ?? 0, viewer)
    const room = Math.max(LINES_KEPT, this.#terminal.rows - height - ROWS_TO_ANSWER)
    const lines = this.#story.since(0, viewer).slice(-Math.min(room, Math.max(LINES_KEPT, news.length)))
    for (const [i, line] of lines.entries()) {
      const known = i < lines.length - news.length
      say({ terminal: this.#terminal }, `· ${line}`, known ? paint.dim : undefined)
    }
    this.#told = this.#story.length
  }

  #lines(viewer: Viewer): readonly string[] {
    const { columns, rows } = this.#terminal
    const seats = [...this.#match.seats.keys()]
    const view = this.#match.view(viewer)
    return this.#draw({ ...this.#setting, view, viewer, seats, columns, rows, leftMs: this.#clock.leftMs })
  }

  #write(lines: readonly string[]): void {
    this.#terminal.write(`${lines.join('\n')}\n`)
  }
}
