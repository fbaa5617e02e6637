import { Differ, type Fields, type PartPaths, PathEncoder } from '@ludoteca/protocol'
import type { Sheet } from './sheet.ts'
import { joined, type SharedParts } from './shown-part.ts'
import { ShownView } from './shown-view.ts'

/** What a commit changed on a sheet. */
export interface SheetChange {
  /** A difference as JSON without its brackets; empty when nothing changed. */
  readonly delta: string
  /** Whether the decisions changed. */
  readonly asks: boolean
}

/** A sheet as those who look at it have it. */
export class ShownSheet {
  /** The paths that were sent before, so that the next time their numbers will do. */
  readonly #paths = new PathEncoder()
  readonly #view: ShownView
  readonly #decisions: Fields
  readonly #differ = new Differ(this.#paths)
  /** What the sheet is after a commit, until it is taken over. It is large, and gone before anybody looks for it. */
  #next: Sheet | undefined

  constructor(sheet: Sheet, commit: number) {
    const { view, asked, prompts } = sheet
    this.#view = new ShownView(view as Fields, commit, this.#paths)
    this.#decisions = JSON.parse(JSON.stringify({ asked, prompts })) as Fields
  }

  /** The sheet as JSON. */
  get text(): string {
    return `{"view":${this.#view.text},${JSON.stringify(this.#decisions).slice(1)}`
  }

  /** What somebody who looks at it from now on must know to follow its changes. */
  get paths(): readonly string[] {
    return this.#paths.paths
  }

  /** The same for its parts. */
  get parts(): PartPaths {
    return this.#view.parts
  }

  /** Says what the sheet is after a commit. All sheets of a match do, before the first of them is updated. */
  turnTo(sheet: Sheet, commit: number): void {
    this.#view.turnTo(sheet.view as Fields, commit)
    this.#next = sheet
  }

  /** Takes over what the sheet is now. Decisions that no longer stand are kept. */
  update(): SheetChange {
    const ofView = this.#view.update()
    const ofDecisions = this.#next ? this.#updateDecisions(this.#next) : ''
    this.#next = undefined
    return { delta: joined(ofView, ofDecisions), asks: ofDecisions !== '' }
  }

  /** Goes on together with other sheets that show the same. */
  share(parts: SharedParts): void {
    this.#view.share(parts)
  }

  #updateDecisions({ asked, prompts }: Sheet): string {
    const differ = this.#differ
    differ.value(this.#decisions, 'asked', asked)
    differ.enter('prompts')
    for (const key in prompts) differ.value(this.#decisions.prompts as Fields, key, (prompts as unknown as Fields)[key])
    differ.leave()
    const delta = differ.take()
    return delta === undefined ? '' : JSON.stringify(delta).slice(1, -1)
  }
}
