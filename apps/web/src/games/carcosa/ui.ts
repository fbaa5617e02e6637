import { type CardId, type Move, type NodeId, ROOMS, type RoomId, type Uid } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { action, makeObservable, observable, observableRef } from 'mobx'
import { UiState } from '../../kit/ui-state.ts'

/** What lies open over the table. */
export type CarcosaOverlay =
  | { readonly kind: 'place'; readonly node: NodeId }
  | { readonly kind: 'soul'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'story' }
  | { readonly kind: 'notes' }
  | { readonly kind: 'king' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'trade'; readonly to?: Seat | undefined; readonly give?: Uid | undefined }

/** Rooms that are being picked on the board for a move that needs places. */
export interface Picking {
  readonly kind: 'taberna' | 'hallway'
  /** What has been picked. */
  readonly rooms: readonly RoomId[]
  /** What may be picked, and how many of them. */
  readonly among: readonly RoomId[]
  readonly count: number
}

/** A dangerous move that waits for a second word. */
export interface Confirm {
  /** Line by line. */
  readonly text: string
  /** What the button says that goes on with it. */
  readonly yes: string
  /** What it is about, where somebody may wish not to be asked again. */
  readonly quiet?: string | undefined
  readonly move: Move
  readonly seat: Seat
}

/** How somebody has arranged their table: what is open and what is chosen. It says nothing about the match. */
export class CarcosaUi extends UiState<CarcosaOverlay> {
  /** The place somebody looks at. */
  node: NodeId | undefined
  /** The way of the boxes is drawn over the house. */
  belt = false
  /** Whose panel is open. */
  soul: Seat | undefined
  picking: Picking | undefined
  asks: Confirm | undefined

  constructor() {
    super()
    makeObservable(this, {
      node: observable,
      belt: observable,
      soul: observable,
      picking: observableRef,
      asks: observableRef,
      choose: action,
      toggleBelt: action,
      toggleSoul: action,
      startPicking: action,
      pick: action,
      stopPicking: action,
      ask: action,
    })
  }

  override escape(): void {
    if (this.overlay) this.close()
    else if (this.picking) this.stopPicking()
    else this.choose(undefined)
  }

  choose(node: NodeId | undefined): void {
    this.node = node
  }

  toggleBelt(): void {
    this.belt = !this.belt
  }

  /** Opens the panel of a soul, or closes it where it is open. */
  toggleSoul(seat: Seat): void {
    this.soul = this.soul === seat ? undefined : seat
  }

  /** Lets rooms be picked on the board. */
  startPicking(kind: Picking['kind'], count: number, among: readonly RoomId[] = ROOMS): void {
    this.close()
    this.picking = { kind, count, among, rooms: [] }
  }

  /** Picks a room, or puts it back. One too many takes the place of the one before. */
  pick(room: RoomId): void {
    if (!this.picking?.among.includes(room)) return
    const { rooms, count } = this.picking
    const others = rooms.filter((each) => each !== room)
    const picked = others.length < rooms.length ? others : [...rooms.slice(0, count - 1), room]
    this.picking = { ...this.picking, rooms: picked }
  }

  stopPicking(): void {
    this.picking = undefined
  }

  ask(confirm: Confirm | undefined): void {
    this.asks = confirm
  }
}
