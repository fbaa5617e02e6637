import type { MarketGroup } from '@ludoteca/aufbau'

/** Outlines of tesserae in a square of 32. */
export const GROUP_SHAPES = {
  square: 'M3 3h26v26H3z',
  circle: 'M2 16a14 14 0 1028 0 14 14 0 10-28 0z',
  house: 'M16 1l13 10v18H3V11z',
  hexagon: 'M16 1l13 7.500v15L16 31 3 23.500v-15z',
  lozenge: 'M16 0l16 16-16 16L0 16z',
  octagon: 'M10 2h12l8 8v12l-8 8H10l-8-8V10z',
} as const

export type TesseraShape = keyof typeof GROUP_SHAPES

interface GroupLook {
  readonly shape: TesseraShape
  readonly paint: string
}

type Purpose = 'Building' | 'Food' | 'Consumable' | 'Craft' | 'Luxury' | 'Other'

const SHAPE_OF: Readonly<Record<Purpose, TesseraShape>> = {
  Building: 'house',
  Food: 'circle',
  Consumable: 'octagon',
  Craft: 'hexagon',
  Luxury: 'lozenge',
  Other: 'square',
}
/** Raw materials are dark stones, special ones are light. */
const PAINT_OF: Readonly<Record<Purpose, readonly [raw: string, special: string]>> = {
  Building: ['var(--auf-terracotta)', 'var(--auf-terracotta-light)'],
  Food: ['var(--auf-olive)', 'var(--auf-olive-light)'],
  Consumable: ['var(--auf-lapis)', 'var(--auf-lapis-light)'],
  Craft: ['var(--auf-wax-edge)', 'var(--auf-grout)'],
  Luxury: ['var(--auf-purple)', 'var(--auf-purple-light)'],
  Other: ['var(--auf-purple)', 'var(--auf-purple-light)'],
}

/** What the tesserae of a group of the market look like. */
export function groupLook(group: MarketGroup): GroupLook {
  const purpose = purposeOf(group)
  return { shape: SHAPE_OF[purpose], paint: PAINT_OF[purpose][group.startsWith('raw') ? 0 : 1] }
}

function purposeOf(group: MarketGroup): Purpose {
  return (Object.keys(SHAPE_OF) as Purpose[]).find((purpose) => group.endsWith(purpose)) ?? 'Other'
}
