import type { IntDomain } from '@ludoteca/kernel'

/** The bounds of a number, and the steps it goes in. */
export type NumberBounds = Pick<IntDomain, 'min' | 'max' | 'step'>

/** What somebody is typing, and the number that held then. */
export interface Typed {
  readonly text: string
  readonly over: number
}

/** Whether this is a number that may be taken. */
export function fits(text: string, { min, max, step = 1 }: NumberBounds): boolean {
  const value = Number(text)
  return text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max && (value - min) % step === 0
}

/** What was typed, as long as it matters: until another number holds, or until it could be taken and was not. */
export function textNow(typed: Typed | undefined, value: number, bounds: NumberBounds): string | undefined {
  if (typed === undefined || typed.over !== value) return undefined
  return fits(typed.text, bounds) && Number(typed.text) !== value ? undefined : typed.text
}

/** Sizes of a press of the plus or minus, and how many presses a range may need before the next size is taken. */
const STRIDES: readonly number[] = [1, 10, 50, 100]
const PRESSES_MAX = 500

/** By how much one press of the plus or minus changes a number: the game's own step, or one that suits the range. */
export function strideOf({ min, max, step = 1 }: NumberBounds): number {
  if (step > 1) return step
  return STRIDES.find((stride) => (max - min) / stride <= PRESSES_MAX) ?? (STRIDES.at(-1) as number)
}

/** The number after so many presses, within the bounds and on a step. */
export function stepped(value: number, presses: number, bounds: NumberBounds): number {
  const { min, max, step = 1 } = bounds
  const most = max - ((max - min) % step)
  return Math.max(min, Math.min(most, value + presses * strideOf(bounds)))
}
