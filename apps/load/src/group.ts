/** The same things, each with its like, in their order. */
export function groupBy<T>(things: readonly T[], nameOf: (thing: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const thing of things) {
    const group = groups.get(nameOf(thing))
    if (group === undefined) groups.set(nameOf(thing), [thing])
    else group.push(thing)
  }
  return groups
}
