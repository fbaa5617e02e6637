import { lookUp } from '@ludoteca/kernel'
import type { FacilityFact } from '../../action-facts.ts'
import type { FactOf } from '../../facts.ts'
import { costInWords } from '../goods.ts'
import { count, number, quoted, series } from '../grammar.ts'
import { facilityName } from '../names/facilities.ts'
import { atHolding, theHolding } from '../names/hosts.ts'
import { recruitName, SPECIALIST_NAMES } from '../names/specialists.ts'
import { CITY_KIND_NAMES, DOMAIN_KIND_NAMES, FOCUS_NAMES, sized, tierWord } from '../names.ts'
import { checkInWords } from '../rolls.ts'
import { specialistInWords } from './specialists.ts'
import type { FactWords } from './words.ts'

export const facilityFacts: FactWords<FacilityFact['type']> = {
  facilityBuilt: ({ seat, host, facility, paid }, names) =>
    `${names(seat)} errichtet ${quoted(facilityName(facility))} ${atHolding(host)}${costInWords(paid)}.`,
  facilityImproved: ({ seat, host, facility, paid }, names) =>
    `${names(seat)} verbessert ${quoted(facilityName(facility))} ${atHolding(host)}${costInWords(paid)}.`,
  projectStarted: ({ seat, host, facility, rounds, paid }, names) =>
    `${names(seat)} beginnt ${atHolding(host)} mit ${quoted(facilityName(facility))}, Bauzeit ${count(rounds, 'Runde', 'Runden')}${costInWords(paid)}.`,
  workshopBuilt: ({ seat, host, tier, paid }, names) =>
    `${names(seat)} baut ${atHolding(host)} eine ${sized(tier, 'e')} Werkstatt${costInWords(paid)}.`,
  workshopUpgraded: ({ seat, id, tier, paid }, names) =>
    `${names(seat)} vergrößert ${theHolding(id)}, jetzt ${tierWord(tier)}${costInWords(paid)}.`,
  storageBuilt: ({ seat, host, tier, paid }, names) =>
    `${names(seat)} baut ${atHolding(host)} ein ${sized(tier, 'es')} Lager${costInWords(paid)}.`,
  storageUpgraded: ({ seat, id, tier, paid }, names) =>
    `${names(seat)} vergrößert ${theHolding(id)}, jetzt ${tierWord(tier)}${costInWords(paid)}.`,
  domainSpecialized: ({ seat, domain, kind, paid }, names) =>
    `${names(seat)} widmet ${theHolding(domain)} einer Aufgabe: ${DOMAIN_KIND_NAMES[kind]}${costInWords(paid)}.`,
  citySpecialized: ({ seat, city, kind, focus, paid }, names) => {
    const what = [lookUp(CITY_KIND_NAMES, kind) ?? 'Gewerbe', lookUp(FOCUS_NAMES, focus)].filter(Boolean).join(', ')
    return `${names(seat)} widmet ${theHolding(city)} einer Aufgabe: ${what}${costInWords(paid)}.`
  },
  starterUpgraded: ({ seat, domain, paid }, names) =>
    `${names(seat)} baut ${theHolding(domain)} aus, sie ist jetzt klein${costInWords(paid)}.`,
  specialistHired: hiredInWords,
}

function hiredInWords(
  { seat, check, kind, recruitRoll, lapsed, hired, paid }: FactOf<'specialistHired'>,
  names: (seat: number) => string,
): string {
  const search = `${names(seat)} sucht eine Fachkraft (${SPECIALIST_NAMES[kind]}). ${checkInWords(check)}.`
  const offer = recruitRoll === 0 ? '' : ` 2W6 zeigen ${number(recruitRoll)}: ${quoted(recruitName(recruitRoll))}.`
  if (lapsed) return `${search}${offer} Der Preis ist nicht zu bezahlen, niemand wird eingestellt.`
  if (hired.length === 0) return `${search}${offer} Niemand kommt${costInWords(paid)}.`
  return `${search}${offer} Neu im Haus: ${series(hired.map(specialistInWords))}${costInWords(paid)}.`
}
