/** What every game that speaks Spanish needs of its grammar. */

/** “a, b y c”, or “a, b o c”. */
export function series(items: readonly string[], word: 'y' | 'o' = 'y'): string {
  if (items.length < 2) return items.join('')
  const last = items[items.length - 1] as string
  return `${items.slice(0, -1).join(', ')} ${before(last, word)} ${last}`
}

/** Spanish does not say “y Inés” or “o Olga”. */
function before(next: string, word: 'y' | 'o'): string {
  if (word === 'y') return /^«?h?[ií](?![aeou])/i.test(next) ? 'e' : 'y'
  return /^«?h?[oó]/i.test(next) ? 'u' : 'o'
}

/** The same words with a capital at the beginning. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function quoted(words: string): string {
  return `«${words}»`
}
