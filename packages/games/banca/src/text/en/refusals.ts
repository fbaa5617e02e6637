import { lookUp, type Refusal } from '@ludoteca/kernel'
import { MODIFIER_MAX } from '../../data/defaults.ts'
import { money } from './numbers.ts'
import { optionName } from './options.ts'

type Params = Refusal['params']

const number = (value: Params[string] | undefined): string => money(value as number)

const SENTENCES: Readonly<Record<string, (params: Params) => string | undefined>> = {
  E_SEAT: ({ player }) =>
    player === undefined ? undefined : 'That player has already locked in or answered, or does not sit at this table.',
  E_FUNDS: ({ cost, balance }) => `That costs ${number(cost)}, and there are only ${number(balance)} to pay with.`,
  E_LEVEL: () => 'A level of 0 cannot be lowered.',
  E_STEP: ({ amount, step }) =>
    `Bids are multiples of ${number(step)}, from ${number(step)} upwards; ${number(amount)} is not.`,
  E_LOW: ({ amount, minimum }) => `${number(amount)} is too little: the next bid is at least ${number(minimum)}.`,
  E_LOCKED: ({ option }) => `The setting ${optionName(option)} is fixed once the game has begun.`,
  E_CONFIG: badSetting,
}

/** Nothing for the codes every game shares. */
export function refusal({ code, params }: Refusal): string | undefined {
  return lookUp(SENTENCES, code)?.(params)
}

function badSetting({ option, min, max }: Params): string {
  if (option === null || option === undefined) return 'At least one setting has to be given.'
  if (option === 'seats') return `Banca is played by ${min} to ${max} players.`
  if (option === 'modifierBands') {
    return `The modifiers need bands that begin with turn 1, each later than the one before, with values from 1 to ${MODIFIER_MAX}.`
  }
  if (max !== undefined) return `The setting ${optionName(option)} can be ${number(max)} at most.`
  if (min !== undefined) return `The setting ${optionName(option)} must be 0 or at least ${number(min)}.`
  return `The setting ${optionName(option)} cannot have that value.`
}
