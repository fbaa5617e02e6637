import type { OfficeKind, OrganizationKind, SpecialistKind, TroopKind } from '@ludoteca/aufbau'
import type { GlyphName } from './glyphs.ts'

/** What stands for organisations, offices, troops and people. */
export const ORGANIZATION_GLYPHS: Readonly<Record<OrganizationKind, GlyphName>> = {
  underworld: 'mask',
  spy: 'eye',
  cult: 'flame',
  collegiumTrade: 'scales',
  collegiumCraft: 'hammer',
}

export const OFFICE_GLYPHS: Readonly<Record<OfficeKind, GlyphName>> = {
  cityAdministration: 'wall',
  churchOversight: 'temple',
  courtOffice: 'crown',
  provinceAdministration: 'road',
  militaryOffice: 'helmet',
}

export const TROOP_GLYPHS: Readonly<Record<TroopKind, GlyphName>> = {
  bodyguard: 'shield',
  militia: 'spear',
  mercenary: 'sword',
  thug: 'club',
}

export const SPECIALIST_GLYPHS: Readonly<Record<SpecialistKind, GlyphName>> = {
  tactician: 'helmet',
  wizard: 'star',
  administrator: 'scroll',
  strategist: 'compass',
  cleric: 'flame',
  financier: 'coins',
  politician: 'speech',
  builder: 'bricks',
  workshop: 'anvil',
  enforcer: 'fist',
  artisan: 'hammer',
}

/** By number, 1 to 20. */
const TRAIT_GLYPHS: readonly GlyphName[] = [
  'wing',
  'lens',
  'staff',
  'flower',
  'star',
  'sword',
  'chart',
  'book',
  'sun',
  'laurel',
  'column',
  'crown',
  'moon',
  'compass',
  'fist',
  'hand',
  'stone',
  'scales',
  'heart',
  'flame',
]

export function traitGlyph(trait: number): GlyphName {
  return TRAIT_GLYPHS[trait - 1] ?? 'person'
}
