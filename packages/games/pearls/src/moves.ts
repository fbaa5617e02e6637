export type Move = { readonly type: 'bid'; readonly card: number }
