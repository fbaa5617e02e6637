import type { Json } from '@ludoteca/kernel'

/** One line of a list: what to type, what it says, what it stands for. */
export interface Entry<T> {
  readonly key: string
  readonly label: string
  readonly value: T
}

/** A numbered list. Values that are numbers and say so keep their own: card 4 is typed `4`, wherever it stands. */
export function entriesOf(values: readonly Json[], labelOf: (value: Json) => string): Entry<Json>[] {
  const labels = values.map(labelOf)
  const speaking = values.every((value, i) => isNamedBy(labels[i] as string, value))
  return values.map((value, i) => ({
    key: speaking ? String(value) : String(i + 1),
    label: labels[i] as string,
    value,
  }))
}

function isNamedBy(label: string, value: Json): boolean {
  return Number.isSafeInteger(value) && label.split(/\D+/).includes(String(value))
}

export type Found<T> = { readonly entry: Entry<T> } | { readonly several: readonly Entry<T>[] } | undefined

/** The entry a person means: its key, its label, or the beginning of the label or of a word in it. */
export function findEntry<T>(entries: readonly Entry<T>[], typed: string): Found<T> {
  const text = plain(typed)
  if (text === '') return undefined
  const exact =
    entries.find(({ key }) => plain(key) === text) ??
    entries.find(({ label }) => plain(label) === text) ??
    onlyOne(entries.filter(({ label }) => plain(nameOf(label)) === text))
  if (exact) return { entry: exact }
  const byStart = entries.filter(({ label }) => plain(label).startsWith(text))
  const matches = byStart.length > 0 ? byStart : entries.filter(({ label }) => plain(label).includes(` ${text}`))
  const [first] = matches
  if (first === undefined || /^\d+$/.test(text)) return undefined
  return matches.length === 1 ? { entry: first } : { several: matches }
}

/** A label without what it says about the thing: “Getreide: Vorrat 12” is called “Getreide”. */
export function nameOf(label: string): string {
  return label.split(/: | \(/, 1)[0] as string
}

function onlyOne<T>(entries: readonly Entry<T>[]): Entry<T> | undefined {
  return entries.length === 1 ? entries[0] : undefined
}

/** Without accents and capitals, so that nobody has to type them. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
}
