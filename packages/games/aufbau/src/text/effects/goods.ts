import { lookUp } from '@ludoteca/kernel'
import type { Resource } from '../../catalogue/effects.ts'
import type { Good } from '../../catalogue/vocabulary.ts'
import { isMaterial, type MaterialId } from '../../data/materials.ts'
import { series } from '../grammar.ts'
import { materialFor } from '../names/counted.ts'
import { MATERIAL_NAMES, TAG_NAMES } from '../names/materials.ts'
import type { Noun } from './amounts.ts'

const RESOURCES: Readonly<Record<string, Noun>> = {
  gold: 'Gold',
  influence: 'Einfluss',
  labor: 'AK',
  magicPower: 'Zauberkraft',
  information: (count) => (Math.abs(count) === 1 ? 'Information' : 'Informationen'),
  permanentInfluence: 'Einfluss auf Dauer',
  permanentLabor: 'AK auf Dauer',
  hostPick: 'vom ersten Erzeugnis der Domäne',
  hostProduction: 'Rohmaterial aus der Ernte des Orts',
  hostYield: 'Gold oder Einfluss, je nach Ertrag des Amts',
  otherThanUpkeep: 'Einfluss, wenn du den Unterhalt in Gold zahlst, sonst Gold',
}
const KINDS: Readonly<Record<string, string>> = { raw: 'Rohmaterial', special: 'Sondermaterial' }
const TIERS: Readonly<Record<string, string>> = { cheap: 'billiges', basic: 'einfaches', expensive: 'teures' }

/** What so much of a resource is called, behind its number. */
export function resourceFor(resource: Resource): Noun {
  return lookUp(RESOURCES, resource) ?? goodFor(resource as Good)
}

/** A material, or one that fits a description: “teures Sondermaterial”, “Eisenerz oder Kupfererz”. */
export function goodInWords(good: Good): string {
  return worded(good, (id) => MATERIAL_NAMES[id])
}

/** The same behind a number: “teures Sondermaterial”, “Rüstung” or “Rüstungen”. */
export function goodFor(good: Good): Noun {
  return (count) => worded(good, (id) => materialFor(id, count))
}

function worded(good: Good, name: (id: MaterialId) => string): string {
  if (isMaterial(good)) return name(good)
  const [pick, what = ''] = good.split(':')
  const alternatives = what.split('|').map((each) => (isMaterial(each) ? name(each) : described(each)))
  const words = series([...new Set(alternatives)], 'oder')
  return pick === 'random' ? `zufälliges ${words}` : words
}

/** `raw` or `special`, then a tier or `expensiveBuilding`, then `tag.<tag>`. */
function described(what: string): string {
  const [kind = '', ...rest] = what.split('.')
  if (rest[0] === 'expensiveBuilding') return 'teures Baumaterial'
  const tier = lookUp(TIERS, rest[0] ?? '')
  const at = rest.indexOf('tag')
  const tag = at < 0 ? '' : ` (${lookUp(TAG_NAMES, rest[at + 1])})`
  return `${tier === undefined ? '' : `${tier} `}${lookUp(KINDS, kind)}${tag}`
}
