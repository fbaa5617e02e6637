import type { Player } from '../state.ts'

/** [2.3] Esteem stays between −6 and 6. */
export const AS_MAX = 6

/** [2.3] Ansehen */
export function shiftAs(p: Player, by: number): void {
  p.as = Math.max(-AS_MAX, Math.min(AS_MAX, p.as + by))
}

/** [2.3] Konsequenzenwert, never below 0. */
export function shiftKw(p: Player, by: number): void {
  p.kw = Math.max(0, p.kw + by)
}

/** [2.3] Neider, never below 0. */
export function shiftN(p: Player, by: number): void {
  p.n = Math.max(0, p.n + by)
}
