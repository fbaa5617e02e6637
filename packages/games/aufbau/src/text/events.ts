import { rowOf } from '../data/events.ts'
import type { SectionEvent } from '../state.ts'
import { type EffectLine, EVENT_ROWS } from './events/rows.ts'
import type { EventTag } from './events/tags.ts'
import { number } from './grammar.ts'

/** One effect of an event in words, and whom it concerns. */
export interface EventEffect {
  readonly tag: EventTag
  readonly text: string
  /** Only in the first round of the section. */
  readonly start: boolean
}

export function eventName(roll: number): string {
  return EVENT_ROWS[roll]?.name ?? 'Ereignis'
}

/** [7.3] All that the row can do, with the dice it will roll. */
export function eventEffects(roll: number): readonly EventEffect[] {
  const { dice } = rowOf(roll)
  const value = (index = 0) => {
    const { count = 0, sides = 0 } = dice[index] ?? {}
    return `${count}W${sides}`
  }
  return linesOf(roll).map((line) => effect(line, value, line.chance === undefined ? '' : `${line.chance}: `))
}

/** [7.2] What an event of the section does, with the values that were rolled for it. */
export function effectsOf(event: SectionEvent): readonly EventEffect[] {
  const value = (index = 0) => number(event.values[index] ?? 0)
  return linesOf(event.roll)
    .filter(({ holds }) => holds === undefined || holds(event))
    .map((line) => effect(line, value, ''))
}

function linesOf(roll: number): readonly EffectLine[] {
  return EVENT_ROWS[roll]?.lines ?? []
}

function effect({ tag, text, start }: EffectLine, value: (index?: number) => string, before: string): EventEffect {
  const words = typeof text === 'string' ? text : text(value)
  return { tag, text: `${start ? 'In der ersten Runde: ' : ''}${before}${words}`, start: start === true }
}
