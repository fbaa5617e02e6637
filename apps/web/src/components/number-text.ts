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
