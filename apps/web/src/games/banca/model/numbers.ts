import { formatInt } from '@ludoteca/kernel'

/** Money as Banca writes it: 12,062. */
export const money = (amount: number): string => formatInt(amount, 'en')

/** With its sign: +439, −150. */
export const signed = (amount: number): string => (amount > 0 ? `+${money(amount)}` : money(amount))

/** A multiplier with one decimal: 1.4. */
export const tenths = (value: number): string => `${Math.floor(value / 10)}.${value % 10}`

/** Ann, Ben and Cleo. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
