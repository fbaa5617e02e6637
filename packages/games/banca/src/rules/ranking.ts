/** [12.4] Ranks by balance, highest first. Equal balances share a rank, and the next one is skipped: 1, 1, 3. */
export function ranksOf(balances: readonly number[]): number[] {
  return balances.map((balance) => 1 + balances.filter((other) => other > balance).length)
}
