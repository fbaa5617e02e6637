/** Whole percentages of the votes, which add up to 100; nothing while nobody has voted. */
export function sharesOf(votes: readonly number[]): readonly number[] | undefined {
  const all = votes.reduce((sum, count) => sum + count, 0)
  if (all === 0) return undefined
  const shares = votes.map((count) => Math.floor((count * 100) / all))
  const byRest = votes.map((count, i) => ({ i, rest: (count * 100) % all })).sort((a, b) => b.rest - a.rest)
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0)
  for (const { i } of byRest.slice(0, missing)) shares[i] = (shares[i] as number) + 1
  return shares
}
