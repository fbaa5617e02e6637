/**
 * What a table itself holds under a name, and nothing that every object answers to, like `constructor` or `toString`.
 * Names come from outside sooner or later, so whatever may be any text is looked up here or in a Map.
 */
export function lookUp<T extends object>(table: T | undefined, name: string | undefined): T[keyof T] | undefined {
  // What the compiler takes for a text may be an object that was sent, and one that cannot be made a text.
  if (table === undefined || typeof name !== 'string' || !Object.hasOwn(table, name)) return undefined
  return table[name as keyof T]
}
