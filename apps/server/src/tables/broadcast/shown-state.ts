import { Differ, type Fields, type PartPaths, PathEncoder } from '@ludoteca/protocol'
import { joined, type SharedParts } from './shown-part.ts'
import { ShownView } from './shown-view.ts'
import type { ViewerState } from './viewer-state.ts'

/** What a commit changed for a viewer. */
export interface ShownChange {
  /** A difference as JSON without its brackets; empty when nothing changed. */
  readonly delta: string
  /** Whether the decisions changed. */
  readonly changesDecisions: boolean
}

/** The state of a viewer as its connections have it: works out the differences to send. */
export class ShownState {
  /** Paths that were sent before are sent as numbers. */
  readonly #paths = new PathEncoder()
  readonly #view: ShownView
  readonly #decisions: Fields
  readonly #differ = new Differ(this.#paths)
  /** The state after the commit, until `update` has compared it. It is large, so it is not kept. */
  #next: ViewerState | undefined

  constructor(state: ViewerState, commit: number) {
    const { view, current, decisions } = state
    this.#view = new ShownView(view as Fields, commit, this.#paths)
    this.#decisions = JSON.parse(JSON.stringify({ current, decisions })) as Fields
  }

  /** The state as JSON. */
  get text(): string {
    return `{"view":${this.#view.text},${JSON.stringify(this.#decisions).slice(1)}`
  }

  /** The numbered paths, which a new connection needs to apply the next differences. */
  get paths(): readonly string[] {
    return this.#paths.paths
  }

  /** The same for its parts. */
  get parts(): PartPaths {
    return this.#view.parts
  }

  /** Sets the state after a commit. Called for all viewers of a match before `update` is called for the first. */
  turnTo(state: ViewerState, commit: number): void {
    this.#view.turnTo(state.view as Fields, commit)
    this.#next = state
  }

  /** Returns the difference to the state before. Decisions that no longer stand are kept. */
  update(): ShownChange {
    const ofView = this.#view.update()
    const ofDecisions = this.#next ? this.#updateDecisions(this.#next) : ''
    this.#next = undefined
    return { delta: joined(ofView, ofDecisions), changesDecisions: ofDecisions !== '' }
  }

  /** Shares the parts of the view with other viewers who see the same. */
  share(parts: SharedParts): void {
    this.#view.share(parts)
  }

  #updateDecisions({ current, decisions }: ViewerState): string {
    const differ = this.#differ
    differ.value(this.#decisions, 'current', current)
    differ.enter('decisions')
    for (const key in decisions)
      differ.value(this.#decisions.decisions as Fields, key, (decisions as unknown as Fields)[key])
    differ.leave()
    const delta = differ.take()
    return delta === undefined ? '' : JSON.stringify(delta).slice(1, -1)
  }
}
