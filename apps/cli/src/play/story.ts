import { type Fact, hears, type Names, type Told, type Viewer, type Words } from '@ludoteca/kernel'

interface Line {
  readonly text: string
  readonly to: Told['to']
}

/** What has happened, in words. */
export class Story {
  readonly #words: Words
  readonly #names: Names
  readonly #lines: Line[] = []

  constructor(words: Words, names: Names) {
    this.#words = words
    this.#names = names
  }

  get length(): number {
    return this.#lines.length
  }

  add(told: readonly Told<Fact>[]): void {
    for (const { fact, to } of told) {
      const text = this.#words.fact(fact, this.#names)
      if (text !== '') this.#lines.push({ text, to })
    }
  }

  /** Something the story should say that is no fact of the game. */
  note(text: string): void {
    this.#lines.push({ text, to: 'all' })
  }

  /** What this viewer may hear of everything from line `from` on. */
  since(from: number, viewer: Viewer): string[] {
    return this.#lines
      .slice(from)
      .filter(({ to }) => hears(viewer, to))
      .map(({ text }) => text)
  }
}
