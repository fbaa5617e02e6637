/**
 * `map`, for lists that much of the rules reads. Once compiled, `map` makes lists of another kind than before, and
 * whatever reads them would have to be compiled anew; these are of one kind from the first match on.
 */
export function listOf<T, U>(items: readonly T[], make: (item: T, at: number) => U): U[] {
  const list: U[] = []
  for (let at = 0; at < items.length; at++) list.push(make(items[at] as T, at))
  return list
}
