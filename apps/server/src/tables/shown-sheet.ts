import { type Delta, Differ, type Fields, PathEncoder } from '@ludoteca/protocol'
import type { Sheet } from './sheet.ts'

/** What a commit changed on a sheet. */
export interface SheetChange {
  /** Nothing when nothing changed. */
  readonly delta: Delta | undefined
  /** Whether other questions are put, or the same ones otherwise. */
  readonly asks: boolean
}

/** A commit, as the sheets around a match learn of it one after the other. */
export class Commit {
  readonly number: number
  /** Parts of the state that many see and that it left as they were; whoever looks first finds out. */
  readonly untouched = new Set<object>()

  constructor(number: number) {
    this.number = number
  }
}

/** A sheet as those who look at it have it. */
export class ShownSheet {
  readonly #sheet: Sheet
  /** The paths that were sent before, so that the next time their numbers will do. */
  readonly #paths = new PathEncoder()
  /** The view that is shown, as the rules gave it, and after which commit. Its parts may have changed since. */
  #source: Fields
  #commit: number

  constructor(sheet: Sheet, commit: number) {
    this.#sheet = JSON.parse(JSON.stringify(sheet)) as Sheet
    this.#source = sheet.view as Fields
    this.#commit = commit
  }

  /** The sheet as JSON. */
  get text(): string {
    return JSON.stringify(this.#sheet)
  }

  /** What somebody who looks at it from now on must know to follow its changes. */
  get paths(): readonly string[] {
    return this.#paths.paths
  }

  /** Takes over what the sheet is now. Questions that are no longer put are kept. */
  update({ view, asked, prompts }: Sheet, commit: Commit): SheetChange {
    const differ = new Differ(this.#paths)
    const sheet = this.#sheet as unknown as Fields
    differ.enter('view')
    this.#updateView(view as Fields, commit, differ)
    differ.leave()
    const ofView = differ.delta.length
    differ.value(sheet, 'asked', asked)
    differ.enter('prompts')
    for (const key in prompts) differ.value(sheet.prompts as Fields, key, (prompts as unknown as Fields)[key])
    differ.leave()
    const { delta } = differ
    return { delta: delta.length === 0 ? undefined : delta, asks: delta.length > ofView }
  }

  /**
   * Views share most of their parts with the state and with each other. A part that this sheet showed after the last
   * commit, and in which another one that did so found no change, need not be compared again.
   */
  #updateView(view: Fields, commit: Commit, differ: Differ): void {
    const shown = this.#sheet.view as Fields
    const source = commit.number === this.#commit + 1 ? this.#source : undefined
    let surplus = 0
    for (const key in view) {
      const part = view[key]
      if (part !== undefined) surplus--
      if (typeof part !== 'object' || part === null || source?.[key] !== part) differ.value(shown, key, part)
      else if (!commit.untouched.has(part) && !differ.value(shown, key, part)) commit.untouched.add(part)
    }
    for (const _ in shown) surplus++
    if (surplus > 0) differ.drop(shown, view)
    this.#source = view
    this.#commit = commit.number
  }
}
