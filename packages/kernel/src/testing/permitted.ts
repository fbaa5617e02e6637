import { type Domain, isFields, type Params, same } from '../domain.ts'
import type { Seat } from '../game.ts'
import { paramsOf } from '../permit.ts'
import type { Questions } from './bent-moves.ts'

/** Whether some choice of this seat holds the move, as far as domains say. Shares no code with refusals, to judge them. */
export function isPermitted({ state, decisions }: Questions, seat: Seat, move: unknown): boolean {
  if (!isFields(move)) return false
  const { type, ...given } = move
  return decisions.some(
    (decision) =>
      decision.seat === seat &&
      decision.choices.some((choice) => choice.type === type && liesIn(paramsOf(state, seat, choice), given)),
  )
}

function liesIn(params: Params | null, given: Readonly<Record<string, unknown>>): boolean {
  if (params === null || !Object.keys(given).every((name) => Object.hasOwn(params, name))) return false
  return Object.entries(params).every(([name, domain]) =>
    Object.hasOwn(given, name) ? lies(domain, given[name]) : domain.optional === true,
  )
}

/** Whether a value lies in a domain. */
export function lies(domain: Domain, value: unknown): boolean {
  switch (domain.kind) {
    case 'int': {
      const { min, max, step = 1 } = domain
      return typeof value === 'number' && value >= min && value <= max && Number.isSafeInteger((value - min) / step)
    }
    case 'one':
      return domain.of.some((known) => same(known, value))
    case 'some': {
      if (!Array.isArray(value) || value.length < domain.min || value.length > domain.max) return false
      const places = value.map((each) => domain.of.findIndex((known) => same(known, each)))
      return !places.includes(-1) && new Set(places).size === places.length
    }
    case 'list':
      return (
        Array.isArray(value) &&
        value.length >= domain.min &&
        value.length <= domain.max &&
        value.every((each) => lies(domain.of, each))
      )
    case 'record':
      return isFields(value) && liesIn(domain.fields, value)
    case 'text':
      return typeof value === 'string' && value.length >= (domain.min ?? 0) && value.length <= domain.max
  }
}
