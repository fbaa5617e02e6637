import type { View } from '@ludoteca/aufbau'
import type { GlyphName } from '../art/glyphs.ts'
import type { MoveType } from '../ui.ts'

export type FamilyName =
  | 'influence'
  | 'money'
  | 'materials'
  | 'posts'
  | 'people'
  | 'troops'
  | 'politics'
  | 'building'
  | 'running'

export interface Family {
  readonly name: FamilyName
  readonly glyph: GlyphName
  readonly types: readonly MoveType[]
}

/** [12.2] What can be done, in nine families; keys 1 to 9 open them in this order. */
export const FAMILIES: readonly Family[] = [
  { name: 'influence', glyph: 'laurel', types: ['gainInfluence'] },
  { name: 'money', glyph: 'coins', types: ['moneyLend', 'moneySell', 'moneyBuy', 'moneySellBuy'] },
  { name: 'materials', glyph: 'pick', types: ['gainMaterials'] },
  {
    name: 'posts',
    glyph: 'column',
    types: ['acquireDomain', 'acquireCity', 'acquireOffice', 'acquireOrganization', 'acquireTrade'],
  },
  { name: 'people', glyph: 'people', types: ['acquireTenants', 'hireSpecialist'] },
  { name: 'troops', glyph: 'shield', types: ['recruitTroops'] },
  { name: 'politics', glyph: 'mask', types: ['damageDefend', 'manipulate', 'secureLoyalty', 'convertInformation'] },
  {
    name: 'building',
    glyph: 'bricks',
    types: [
      'buildFacility',
      'buildWorkshop',
      'upgradeWorkshop',
      'buildStorage',
      'upgradeStorage',
      'upgradeStarterDomain',
      'specializeDomain',
      'specializeCity',
    ],
  },
  {
    name: 'running',
    glyph: 'seal',
    types: ['repairDamage', 'setCityMode', 'setOfficeYield', 'setTradeMode', 'setFacilityOption', 'setOfficeFocus'],
  },
]

/** [11.1] What only the full catalogue knows. */
const FULL_ONLY: readonly MoveType[] = ['specializeCity', 'setFacilityOption', 'setOfficeFocus']

/** The kinds of moves of a family in this match. */
export function typesOf({ types }: Family, { facilityCatalogue }: View['config']): readonly MoveType[] {
  return facilityCatalogue === 'full' ? types : types.filter((type) => !FULL_ONLY.includes(type))
}

export function familyOf(type: MoveType): Family {
  return FAMILIES.find(({ types }) => types.includes(type)) as Family
}
