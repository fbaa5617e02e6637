import { type Domain, type IntDomain, maybe } from '@ludoteca/kernel'
import type { Speech } from './read.ts'

/** What may be typed, in one short line; `leftOut` says what Enter means where something may be left out. */
export function hintFor(domain: Domain, speech: Speech, leftOut = speech.shell.ask.optional): string {
  const hint = essence(domain, speech)
  if (!domain.optional) return hint
  const { usual } = domain
  return `${hint}; ${usual === undefined ? leftOut : speech.shell.ask.enterPlays(speech.labelOf(usual))}`
}

function essence(domain: Domain, speech: Speech): string {
  const { ask } = speech.shell
  switch (domain.kind) {
    case 'int':
      return numberHint(domain, speech)
    case 'one':
      return ask.oneOf
    case 'some': {
      const count = ask.someOf(domain.min, Math.min(domain.max, domain.of.length))
      return domain.ordered ? `${count}, ${ask.inOrder}` : count
    }
    case 'list':
      // Enter stands for nothing within a list.
      return ask.listOf(domain.min, domain.max, essence(maybe(domain.of), speech))
    case 'text':
      return ask.text(domain.max)
    case 'record':
      return ''
  }
}

function numberHint(domain: IntDomain, { shell, number }: Speech): string {
  const { min, max, step = 1 } = domain
  const parts = [shell.ask.number(number(min), number(max))]
  if (min === 0 && !domain.optional) parts.push(shell.ask.enterPlays('0'))
  if (step > 1) parts.push(shell.ask.steps(number(step)))
  const suggestions = suggestionsFor(domain)
  if (suggestions.length > 0) parts.push(shell.ask.suggestions(suggestions.map(number).join(', ')))
  return parts.join('; ')
}

const MANY = 20
const ROUND = [1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000]

/** A few steps up from the least: what one would reach for in a wide range. */
export function suggestionsFor({ min, max, step = 1 }: IntDomain): number[] {
  if ((max - min) / step < MANY) return []
  const span = min > 0 ? Math.min(max - min, 10 * Math.max(min, 10)) : max - min
  const unit = ROUND.find((round) => round % step === 0 && round * MANY >= span)
  if (unit === undefined) return []
  const next = (Math.floor(min / unit) + 1) * unit
  const raises = [next, next + unit, next + 4 * unit].filter((value) => (value - min) % step === 0 && value <= max)
  return min > 0 ? [min, ...raises] : raises
}
