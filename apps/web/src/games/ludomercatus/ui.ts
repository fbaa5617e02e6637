import { action, makeObservable, observable, observableRef } from 'mobx'
import { UiState } from '../../kit/ui-state.ts'
import type { Why } from './manage/guidance.ts'
import type { Tool } from './manage/tool.ts'
import type { Draft } from './trade/draft.ts'

/** What lies open over the table. */
export type LudomercatusOverlay =
  | { readonly kind: 'deed'; readonly space: number }
  | { readonly kind: 'trade'; readonly draft: Draft | undefined }
  | { readonly kind: 'counter'; readonly draft: Draft }
  | { readonly kind: 'bankruptcy' }
  | { readonly kind: 'resign' }

/** The pages beside the board. */
export type Side = 'players' | 'manage' | 'story' | 'statistics'

/** How somebody has arranged their table: what is open, marked and near. It says nothing about the match. */
export class LudomercatusUi extends UiState<LudomercatusOverlay> {
  side: Side = 'players'
  /** Counts how often a page was asked for from elsewhere, so that it comes into sight. */
  calls = 0
  /** The space that a pointer, the focus or a line of the story is on. */
  pointed: number | undefined
  look: 'board' | 'list' = 'board'
  isNear = false
  /** Where somebody has turned the near look to; otherwise it follows whoever moves. */
  gaze: number | undefined
  /** What a click on an own property does; without a tool it opens the deed. */
  tool: Tool | undefined
  /** Why the tool was of no use where it was tried last. */
  reason: { readonly space: number; readonly why: Why } | undefined

  constructor() {
    super()
    makeObservable(this, {
      side: observable,
      calls: observable,
      pointed: observable,
      look: observable,
      isNear: observable,
      gaze: observable,
      tool: observableRef,
      reason: observableRef,
      turnTo: action,
      call: action,
      point: action,
      lookAt: action,
      take: action,
      explain: action,
      gazeAt: action,
      setNear: action,
    })
  }

  turnTo(side: Side): void {
    this.side = side
    if (side !== 'manage') this.take(undefined)
  }

  /** Brings a page into sight, wherever it is on the screen. */
  call(side: Side): void {
    this.turnTo(side)
    this.calls++
  }

  point(space: number | undefined): void {
    this.pointed = space
  }

  lookAt(look: LudomercatusUi['look']): void {
    this.look = look
  }

  take(tool: Tool | undefined): void {
    this.tool = tool
    // What the tool can be used on lies all around the board.
    if (tool) this.isNear = false
    this.reason = undefined
  }

  explain(space: number, why: Why): void {
    this.reason = { space, why }
  }

  gazeAt(space: number | undefined): void {
    this.gaze = space
  }

  setNear(isNear: boolean): void {
    this.isNear = isNear
  }
}
