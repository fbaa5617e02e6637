import type { Specialist } from '../../estate.ts'
import { number } from '../grammar.ts'
import { SPECIALIST_NAMES, SPECIALIST_TIER_NAMES, traitName } from '../names/specialists.ts'

/** “Kunsthandwerker (erfahren, Loyalität 5, Akribisch)”. */
export function specialistInWords({ kind, secondaryKind, tier, loyalty, traits }: Specialist): string {
  const second = secondaryKind === null ? '' : ` und ${SPECIALIST_NAMES[secondaryKind]}`
  const skills = [SPECIALIST_TIER_NAMES[tier].toLowerCase(), `Loyalität ${number(loyalty)}`]
  const manners = traits.map(({ id }) => traitName(id))
  return `${SPECIALIST_NAMES[kind]}${second} (${[...skills, ...manners].join(', ')})`
}
