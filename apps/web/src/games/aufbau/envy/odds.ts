/** [4.4] How likely a d20 with this bonus reaches the DC, in percent. */
export function holdsPercent(bonus: number, dc: number): number {
  return Math.min(20, Math.max(0, 21 - (dc - bonus))) * 5
}
