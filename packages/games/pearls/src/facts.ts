import type { Seat } from '@ludoteca/kernel'

export type Fact =
  | { readonly type: 'pearlShown'; readonly worth: number }
  | { readonly type: 'bidsShown'; readonly bids: readonly number[] }
  | { readonly type: 'pearlTaken'; readonly seat: Seat; readonly worth: number }
  | { readonly type: 'pearlLost'; readonly worth: number }
