/** How the raw server answers a command. */
export type RawPlan =
  /** With the same bytes. */
  | { readonly kind: 'echo' }
  /** With one frame of so many bytes to everybody in the room. */
  | { readonly kind: 'fan-out'; readonly bytes: number }
  /** With so many frames on average, of these sizes in turn, one of which answers the sender. */
  | { readonly kind: 'frames'; readonly framesPerCommand: number; readonly sizes: readonly number[] }
