import { lettersOn, type Tone } from '@ludoteca/imperio'

/** The colour of a plate. */
export function plateOf(tone: Tone): string {
  return `var(--imp-${tone})`
}

/** What can be read on that plate. */
export function letterOn(tone: Tone): string {
  return `var(--imp-${lettersOn(tone)})`
}
