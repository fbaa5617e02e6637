import { DISTRICT_NAMES } from '../../data/districts.ts'
import { DECK_SIZES } from '../../data/properties.ts'
import type { WrittenTables } from '../fill.ts'
import type { Say } from './say.ts'

/** [6.4] Two moods are shown, and never one of the last time. */
const MOODS_MIN = 2
/** [2.5.2] Sets must be possible in every district, and in none easy. */
const DISTRICT_MIN = 4
const DISTRICT_MAX = 10

/** What rules rely on in districts, signals, moods and shocks. */
export function checkCity(tables: WrittenTables, say: Say): void {
  checkProperties(tables, say)
  checkSignals(tables, say)
  const positive = tables.moods.filter(({ sentiment }) => sentiment === 'POSITIVE').length
  for (const [what, value] of [
    ['POSITIVE', positive],
    ['NEGATIVE, NEUTRAL', tables.moods.length - positive],
  ] as const) {
    if (value < MOODS_MIN) say('tables.moods', 'PACK_SHARE', { what, value, min: MOODS_MIN, max: tables.moods.length })
  }
}

function checkProperties({ properties }: WrittenTables, say: Say): void {
  for (const [at, { id, tags }] of properties.entries()) {
    const due = `P-${String(at + 1).padStart(2, '0')}`
    // Decks are the first so many cards of the list.
    if (id !== due) say(`tables.properties[${at}].id`, 'PACK_CHOICE', { value: id, of: due })
    if (tags.every((tag) => FLAVOUR.has(tag)))
      say(`tables.properties[${at}].tags`, 'PACK_CONTRADICTION', { what: tags.join(', ') })
  }
  const names = properties.map(({ nombre_es }) => nombre_es)
  for (const [at, name] of names.entries()) {
    if (names.indexOf(name) < at) say(`tables.properties[${at}].nombre_es`, 'PACK_UNIQUE', { value: name })
  }
  for (const district of DISTRICT_NAMES) {
    const value = properties.filter((property) => property.district === district).length
    if (value >= DISTRICT_MIN && value <= DISTRICT_MAX) continue
    say('tables.properties', 'PACK_SHARE', { what: district, value, min: DISTRICT_MIN, max: DISTRICT_MAX })
  }
  const smallest = new Set(properties.slice(0, DECK_SIZES[0]).map(({ district }) => district)).size
  if (smallest < SMALL_DECK_DISTRICTS) {
    say('tables.properties', 'PACK_SHARE', { what: 'P-01 … P-13', value: smallest, min: SMALL_DECK_DISTRICTS, max: 12 })
  }
}

/** The smallest deck leads into so many districts. */
const SMALL_DECK_DISTRICTS = 6
/** [Appendix A] They colour the card, and move no rent. */
const FLAVOUR: ReadonlySet<string> = new Set(['premium_area', 'corredor_obra', 'zona_caliente'])

/** [3.3.4] Two that stand for the contrary are not shown together, and each knows the other. */
function checkSignals({ signals }: WrittenTables, say: Say): void {
  for (const [at, { id, opposite }] of signals.entries()) {
    if (opposite === null) continue
    const other = signals.find((signal) => signal.id === opposite)
    const path = `tables.signals[${at}].opposite`
    if (other === undefined || opposite === id) say(path, 'PACK_REFERENCE', { value: opposite })
    else if (other.opposite !== id) say(path, 'PACK_CONTRADICTION', { what: `${opposite}: ${other.opposite}` })
  }
}
