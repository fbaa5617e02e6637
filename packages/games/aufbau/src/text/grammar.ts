import { formatInt } from '@ludoteca/kernel'

export function number(value: number): string {
  return formatInt(value, 'de')
}

/** What a roll must reach: “SG 14”, never broken over a line. */
export function difficulty(dc: number): string {
  return `SG\u00a0${number(dc)}`
}

/** With its sign, as modifiers are shown: “+2”, “−1”, “±0”. */
export function signed(value: number): string {
  if (value === 0) return '±0'
  return value > 0 ? `+${number(value)}` : number(value)
}

/** [D-06] Twelfths of a gold piece as people read them: “8”, “8,5”, “8,33”. */
export function gold12(twelfths: number): string {
  return decimal(Math.round((Math.abs(twelfths) * 25) / 3), twelfths < 0)
}

/** [6.10] 1/120 of a gold piece, the unit of scores: “225,5”. */
export function score120(value: number): string {
  return decimal(Math.round((Math.abs(value) * 5) / 6), value < 0)
}

/** Hundredths with a comma and no more digits than needed. */
function decimal(hundredths: number, negative: boolean): string {
  const whole = number(Math.floor(hundredths / 100))
  const rest = hundredths % 100
  const digits = rest === 0 ? '' : `,${String(rest).padStart(2, '0').replace(/0$/, '')}`
  return negative && hundredths > 0 ? `−${whole}${digits}` : `${whole}${digits}`
}

/** How many of something: “1 Stufe”, “2 Stufen”. */
export function count(value: number, one: string, many: string): string {
  return `${number(value)} ${value === 1 || value === -1 ? one : many}`
}

/** “a, b und c”, or “a, b oder c”. */
export function series(items: readonly string[], word: 'und' | 'oder' = 'und'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`
}

/** The same words with a capital at the beginning. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function quoted(words: string): string {
  return `„${words}“`
}

/** The words for a key; a key without words speaks for itself. */
export function wordsAt(table: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(table, key) ? (table[key] as string) : key
}
