import { formatInt } from '@ludoteca/kernel'

/** Money with its thousands marked: 12,062. */
export const money = (amount: number): string => formatInt(amount, 'en')

/** A multiplier or a part of one with one decimal: 1.4. */
export const tenths = (value: number): string => `${Math.floor(value / 10)}.${value % 10}`

/** 1 player, 2 players. */
export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`

/** Ann, Ben and Cleo. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
