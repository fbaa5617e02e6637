import type { Io } from '@ludoteca/kernel'
import type { Dice } from '../data/dice.ts'
import type { Fact } from '../facts.ts'
import type { Host } from '../rules/holdings.ts'
import { roll } from '../rules/names.ts'
import type { Player } from '../state.ts'
import { scaleOf } from './scales.ts'
import type { Weighted } from './sources.ts'
import type { Amount } from './vocabulary.ts'

/** [11.1] How much an effect gives now; dice count nothing here. `subject` is the value of what it is asked about. */
export function amountOf(p: Readonly<Player>, { source, factor }: Weighted, amount: Amount, subject = 0): number {
  const value = listed(p, source.host, amount, subject) * factor
  return value + Math.sign(value) * source.bonus
}

/** An amount with dice in it, rolled by its owner. */
export function rolledAmount(p: Readonly<Player>, weighted: Weighted, amount: Amount, io: Io<Fact>): number {
  if (typeof amount !== 'object' || !('dice' in amount)) return amountOf(p, weighted, amount)
  return rollDice(p, amount.dice, io) * weighted.factor
}

export function rollDice(p: Readonly<Player>, { count, sides }: Dice, io: Io<Fact>): number {
  let sum = 0
  for (let i = 0; i < count; i++) sum += roll(p, sides, io)
  return sum
}

/** As it stands in the catalogue, before anything is improved. */
export function listed(p: Readonly<Player>, host: Host, amount: Amount, subject: number): number {
  if (typeof amount === 'number') return amount
  if ('dice' in amount) return 0
  if ('table' in amount) {
    const { table, per } = amount
    return table[Math.min(scaleOf(p, host, per, subject), table.length - 1)] as number
  }
  if ('sum' in amount) {
    let sum = 0
    for (const part of amount.sum) sum += listed(p, host, part, subject)
    return Math.min(sum, amount.max ?? sum)
  }
  const { each, per, every = 1, max, round } = amount
  const steps = scaleOf(p, host, per, subject) / every
  const value = each * (round === 'ceil' ? Math.ceil(steps) : Math.floor(steps))
  return Math.min(value, max ?? value)
}
