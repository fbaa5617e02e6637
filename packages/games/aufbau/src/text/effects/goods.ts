import { lookUp } from '@ludoteca/kernel'
import type { Resource } from '../../catalogue/effects.ts'
import type { Good } from '../../catalogue/vocabulary.ts'
import { isMaterial } from '../../data/materials.ts'
import { series } from '../grammar.ts'
import { MATERIAL_NAMES, TAG_NAMES } from '../names/materials.ts'

const RESOURCES: Readonly<Record<string, string>> = {
  gold: 'Gold',
  influence: 'Einfluss',
  labor: 'AK',
  magicPower: 'Zauberkraft',
  information: 'Information',
  permanentInfluence: 'Einfluss auf Dauer',
  permanentLabor: 'AK auf Dauer',
  hostPick: 'vom ersten Erzeugnis der Domäne',
  hostProduction: 'Rohmaterial aus der Ernte des Orts',
  hostYield: 'Gold oder Einfluss, je nach Ertrag des Amts',
  otherThanUpkeep: 'Einfluss, wenn du den Unterhalt in Gold zahlst, sonst Gold',
}
const KINDS: Readonly<Record<string, string>> = { raw: 'Rohmaterial', special: 'Sondermaterial' }
const TIERS: Readonly<Record<string, string>> = { cheap: 'billiges', basic: 'einfaches', expensive: 'teures' }

export function resourceInWords(resource: Resource): string {
  return RESOURCES[resource] ?? goodInWords(resource as Good)
}

/** A material, or one that fits a description: “teures Sondermaterial”, “Eisenerz oder Kupfererz”. */
export function goodInWords(good: Good): string {
  if (isMaterial(good)) return MATERIAL_NAMES[good]
  const [pick, what = ''] = good.split(':')
  const alternatives = what.split('|').map(described)
  const words = series([...new Set(alternatives)], 'oder')
  return pick === 'random' ? `zufälliges ${words}` : words
}

/** `raw` or `special`, then a tier or `expensiveBuilding`, then `tag.<tag>`; or the very material. */
function described(what: string): string {
  if (isMaterial(what)) return MATERIAL_NAMES[what]
  const [kind = '', ...rest] = what.split('.')
  if (rest[0] === 'expensiveBuilding') return 'teures Baumaterial'
  const tier = lookUp(TIERS, rest[0] ?? '')
  const at = rest.indexOf('tag')
  const tag = at < 0 ? '' : ` (${lookUp(TAG_NAMES, rest[at + 1])})`
  return `${tier === undefined ? '' : `${tier} `}${lookUp(KINDS, kind)}${tag}`
}
