/** [2.4] What is produced, traded and stored. Stocks are lists of counts, one for each material in this order. */
export interface Material {
  readonly id: MaterialId
  readonly kind: 'raw' | 'special'
  readonly tier: MaterialTier
  readonly group: MarketGroup
  /** Gold more (or less) for each full four of it that are sold. */
  readonly saleBonusPer4: number
  readonly tags: readonly Tag[]
  /** [6.8] What one step of refinement makes of it; `null` when it cannot get better. */
  readonly refinesTo: MaterialId | null
  /** [5.11] What a workshop makes of this raw material unless told otherwise. */
  readonly workshopOutput: MaterialId | null
  /** [5.11] Improved raw materials that a workshop can make of it, one to one. */
  readonly improvedOutputs: readonly MaterialId[]
}

export type MaterialTier = 'cheap' | 'basic' | 'expensive'

export type Tag =
  | 'alchemy'
  | 'animal'
  | 'armor'
  | 'building'
  | 'consumable'
  | 'craft'
  | 'food'
  | 'improved'
  | 'luxury'
  | 'magic'
  | 'medicine'
  | 'metal'
  | 'military'
  | 'refined2'
  | 'undead'
  | 'weapon'

/** [7.1] Materials whose prices move together. */
export const RAW_GROUPS = [
  'rawCheapBuilding',
  'rawCheapFood',
  'rawCheapConsumable',
  'rawCheapOther',
  'rawBasicBuilding',
  'rawBasicFood',
  'rawBasicConsumable',
  'rawBasicOther',
  'rawExpensiveBuilding',
  'rawExpensiveOther',
] as const

export const SPECIAL_GROUPS = [
  'specialCheapCraft',
  'specialCheapConsumable',
  'specialCheapFood',
  'specialCheapOther',
  'specialBasicBuilding',
  'specialBasicCraft',
  'specialBasicOther',
  'specialExpensiveBuilding',
  'specialExpensiveCraft',
  'specialExpensiveLuxury',
  'specialExpensiveOther',
] as const

export type MarketGroup = (typeof RAW_GROUPS)[number] | (typeof SPECIAL_GROUPS)[number]

const IDS = [
  'raw.bread',
  'raw.bricks',
  'raw.charcoal',
  'raw.clay',
  'raw.dairy',
  'raw.fishPreserved',
  'raw.fruit',
  'raw.grain',
  'raw.grapes',
  'raw.herbsFlowers',
  'raw.lumber',
  'raw.olives',
  'raw.pottery',
  'raw.quartzSand',
  'raw.stone',
  'raw.tar',
  'raw.vegetables',
  'raw.wood',
  'raw.wool',
  'raw.aquavit',
  'raw.bronze',
  'raw.buildStone',
  'raw.copperOre',
  'raw.honey',
  'raw.iron',
  'raw.ironOre',
  'raw.leadBrassTin',
  'raw.leather',
  'raw.leatherGoods',
  'raw.meatPreserved',
  'raw.oliveOil',
  'raw.pigsSheepVarken',
  'raw.salt',
  'raw.steel',
  'raw.wine',
  'raw.cattle',
  'raw.exoticBeasts',
  'raw.furs',
  'raw.hardwood',
  'raw.lesserMagicOres',
  'raw.magicPlants',
  'raw.marbleGranite',
  'raw.optrolith',
  'raw.packAnimals',
  'raw.preciousMetals',
  'raw.unpolishedGems',
  'raw.wildGame',
  'special.brandy',
  'special.candles',
  'special.honeyMead',
  'special.paper',
  'special.pulpellen',
  'special.simpleTools',
  'special.soap',
  'special.armor',
  'special.bronzeGoods',
  'special.cloth',
  'special.dyes',
  'special.fineWine',
  'special.furniture',
  'special.glassware',
  'special.optrolithCut',
  'special.statuesMosaics',
  'special.weaponsShields',
  'special.booksMaps',
  'special.cutGems',
  'special.expensiveFurniture',
  'special.fineCloth',
  'special.highMagicOres',
  'special.horses',
  'special.jewelry',
  'special.magicParaphernalia',
  'special.magomechanicalParts',
  'special.mechanicalParts',
  'special.minorMagicArtifacts',
  'special.minorMagicMetals',
  'special.perfume',
  'special.potions',
  'special.sacredOils',
  'special.smallChimeras',
  'special.specialTools',
  'special.spices',
  'special.undeadCombat',
  'special.undeadLabor',
  'special.warChimeras',
  'special.warhorses',
  'special.workChimeras',
] as const
export type MaterialId = (typeof IDS)[number]

export const MATERIALS: readonly Material[] = [
  material('raw.bread', 'cheap', 'rawCheapFood', 1, ['food', 'military', 'improved'], null, 'special.pulpellen', [
    'raw.dairy',
    'raw.fishPreserved',
    'raw.lumber',
  ]),
  material('raw.bricks', 'cheap', 'rawCheapBuilding', 1, ['building', 'improved'], null, 'special.simpleTools', [
    'raw.lumber',
  ]),
  material('raw.charcoal', 'cheap', 'rawCheapConsumable', 1, ['consumable', 'improved'], null, 'special.brandy', [
    'raw.pottery',
  ]),
  material('raw.clay', 'cheap', 'rawCheapBuilding', 0, ['building'], null, 'special.simpleTools', [
    'raw.bricks',
    'raw.lumber',
  ]),
  material('raw.dairy', 'cheap', 'rawCheapFood', 1, ['food', 'improved'], null, 'special.brandy', [
    'raw.bread',
    'raw.fishPreserved',
  ]),
  material(
    'raw.fishPreserved',
    'cheap',
    'rawCheapFood',
    1,
    ['food', 'military', 'improved'],
    null,
    'special.pulpellen',
    ['raw.bread', 'raw.dairy', 'raw.lumber'],
  ),
  material('raw.fruit', 'cheap', 'rawCheapFood', 0, ['food', 'consumable'], null, 'special.brandy', [
    'raw.bread',
    'raw.charcoal',
    'raw.dairy',
    'raw.fishPreserved',
    'raw.pottery',
  ]),
  material('raw.grain', 'cheap', 'rawCheapFood', 0, ['food', 'military'], null, 'special.pulpellen', [
    'raw.bread',
    'raw.dairy',
    'raw.fishPreserved',
    'raw.lumber',
  ]),
  material('raw.grapes', 'cheap', 'rawCheapFood', 0, ['food', 'consumable'], null, 'special.brandy', [
    'raw.bread',
    'raw.charcoal',
    'raw.dairy',
    'raw.fishPreserved',
    'raw.pottery',
  ]),
  material('raw.herbsFlowers', 'cheap', 'rawCheapConsumable', 0, ['consumable', 'medicine'], null, 'special.brandy', [
    'raw.charcoal',
    'raw.pottery',
  ]),
  material(
    'raw.lumber',
    'cheap',
    'rawCheapBuilding',
    1,
    ['building', 'military', 'improved'],
    null,
    'special.simpleTools',
    ['raw.bread', 'raw.bricks', 'raw.fishPreserved'],
  ),
  material('raw.olives', 'cheap', 'rawCheapFood', 0, ['food'], null, 'special.brandy', [
    'raw.bread',
    'raw.dairy',
    'raw.fishPreserved',
  ]),
  material('raw.pottery', 'cheap', 'rawCheapConsumable', 1, ['consumable', 'improved'], null, 'special.brandy', [
    'raw.charcoal',
  ]),
  material('raw.quartzSand', 'cheap', 'rawCheapBuilding', 0, ['building'], null, 'special.simpleTools', [
    'raw.bricks',
    'raw.lumber',
  ]),
  material('raw.stone', 'cheap', 'rawCheapBuilding', 0, ['building'], null, 'special.simpleTools', [
    'raw.bricks',
    'raw.lumber',
  ]),
  material('raw.tar', 'cheap', 'rawCheapBuilding', 0, ['building', 'military'], null, 'special.simpleTools', [
    'raw.bread',
    'raw.bricks',
    'raw.fishPreserved',
    'raw.lumber',
  ]),
  material('raw.vegetables', 'cheap', 'rawCheapFood', 0, ['food'], null, 'special.brandy', [
    'raw.bread',
    'raw.dairy',
    'raw.fishPreserved',
  ]),
  material('raw.wood', 'cheap', 'rawCheapBuilding', 0, ['building', 'military'], null, 'special.simpleTools', [
    'raw.bread',
    'raw.bricks',
    'raw.fishPreserved',
    'raw.lumber',
  ]),
  material('raw.wool', 'cheap', 'rawCheapConsumable', 0, ['consumable'], null, 'special.brandy', [
    'raw.charcoal',
    'raw.pottery',
  ]),
  material('raw.aquavit', 'basic', 'rawBasicConsumable', 1, ['food', 'consumable', 'improved'], null, 'special.cloth', [
    'raw.leatherGoods',
    'raw.meatPreserved',
    'raw.oliveOil',
    'raw.wine',
  ]),
  material(
    'raw.bronze',
    'basic',
    'rawBasicConsumable',
    1,
    ['metal', 'building', 'improved'],
    null,
    'special.glassware',
    ['raw.iron', 'raw.steel'],
  ),
  material('raw.buildStone', 'basic', 'rawBasicBuilding', 0, ['building'], null, 'special.glassware', [
    'raw.bronze',
    'raw.iron',
    'raw.steel',
  ]),
  material('raw.copperOre', 'basic', 'rawBasicConsumable', 0, ['metal', 'building'], null, 'special.glassware', [
    'raw.bronze',
    'raw.iron',
    'raw.steel',
  ]),
  material('raw.honey', 'basic', 'rawBasicConsumable', 0, ['consumable', 'food'], null, 'special.cloth', [
    'raw.aquavit',
    'raw.leatherGoods',
    'raw.meatPreserved',
    'raw.oliveOil',
    'raw.wine',
  ]),
  material(
    'raw.iron',
    'basic',
    'rawBasicConsumable',
    1,
    ['metal', 'building', 'military', 'improved'],
    null,
    'special.armor',
    ['raw.bronze', 'raw.leatherGoods', 'raw.meatPreserved', 'raw.oliveOil', 'raw.steel'],
  ),
  material('raw.ironOre', 'basic', 'rawBasicConsumable', 0, ['metal', 'building', 'military'], null, 'special.armor', [
    'raw.bronze',
    'raw.iron',
    'raw.leatherGoods',
    'raw.meatPreserved',
    'raw.oliveOil',
    'raw.steel',
  ]),
  material('raw.leadBrassTin', 'basic', 'rawBasicConsumable', 1, ['metal', 'building'], null, 'special.glassware', [
    'raw.bronze',
    'raw.iron',
    'raw.steel',
  ]),
  material('raw.leather', 'basic', 'rawBasicConsumable', 0, ['consumable', 'military'], null, 'special.armor', [
    'raw.aquavit',
    'raw.iron',
    'raw.leatherGoods',
    'raw.meatPreserved',
    'raw.oliveOil',
    'raw.steel',
    'raw.wine',
  ]),
  material(
    'raw.leatherGoods',
    'basic',
    'rawBasicConsumable',
    1,
    ['consumable', 'military', 'improved'],
    null,
    'special.armor',
    ['raw.aquavit', 'raw.iron', 'raw.meatPreserved', 'raw.oliveOil', 'raw.steel', 'raw.wine'],
  ),
  material('raw.meatPreserved', 'basic', 'rawBasicFood', 2, ['food', 'military', 'improved'], null, 'special.armor', [
    'raw.aquavit',
    'raw.iron',
    'raw.leatherGoods',
    'raw.oliveOil',
    'raw.steel',
  ]),
  material(
    'raw.oliveOil',
    'basic',
    'rawBasicConsumable',
    2,
    ['consumable', 'military', 'improved'],
    null,
    'special.armor',
    ['raw.aquavit', 'raw.iron', 'raw.leatherGoods', 'raw.meatPreserved', 'raw.steel', 'raw.wine'],
  ),
  material('raw.pigsSheepVarken', 'basic', 'rawBasicFood', 2, ['animal', 'food', 'military'], null, 'special.armor', [
    'raw.aquavit',
    'raw.iron',
    'raw.leatherGoods',
    'raw.meatPreserved',
    'raw.oliveOil',
    'raw.steel',
  ]),
  material('raw.salt', 'basic', 'rawBasicConsumable', 1, ['food', 'military', 'consumable'], null, 'special.armor', [
    'raw.aquavit',
    'raw.iron',
    'raw.leatherGoods',
    'raw.meatPreserved',
    'raw.oliveOil',
    'raw.steel',
    'raw.wine',
  ]),
  material(
    'raw.steel',
    'basic',
    'rawBasicConsumable',
    2,
    ['metal', 'building', 'military', 'improved'],
    null,
    'special.armor',
    ['raw.bronze', 'raw.iron', 'raw.leatherGoods', 'raw.meatPreserved', 'raw.oliveOil'],
  ),
  material(
    'raw.wine',
    'basic',
    'rawBasicConsumable',
    3,
    ['luxury', 'consumable', 'improved'],
    null,
    'special.fineWine',
    ['raw.aquavit', 'raw.leatherGoods', 'raw.oliveOil'],
  ),
  material('raw.cattle', 'expensive', 'rawExpensiveOther', 6, ['animal', 'food', 'military'], null, null, []),
  material('raw.exoticBeasts', 'expensive', 'rawExpensiveOther', 8, ['animal', 'luxury'], null, null, []),
  material('raw.furs', 'expensive', 'rawExpensiveOther', 4, ['luxury', 'consumable'], null, null, []),
  material('raw.hardwood', 'expensive', 'rawExpensiveBuilding', 0, ['building'], null, null, []),
  material('raw.lesserMagicOres', 'expensive', 'rawExpensiveOther', 6, ['luxury', 'magic'], null, null, []),
  material('raw.magicPlants', 'expensive', 'rawExpensiveOther', 4, ['luxury', 'magic'], null, null, []),
  material('raw.marbleGranite', 'expensive', 'rawExpensiveBuilding', 0, ['building'], null, null, []),
  material('raw.optrolith', 'expensive', 'rawExpensiveBuilding', 2, ['building', 'magic'], null, null, []),
  material('raw.packAnimals', 'expensive', 'rawExpensiveOther', 4, ['animal', 'building', 'military'], null, null, []),
  material('raw.preciousMetals', 'expensive', 'rawExpensiveOther', 8, ['metal', 'luxury'], null, null, []),
  material('raw.unpolishedGems', 'expensive', 'rawExpensiveOther', 2, ['luxury', 'magic'], null, null, []),
  material('raw.wildGame', 'expensive', 'rawExpensiveOther', 1, ['food', 'luxury'], null, null, []),
  material('special.brandy', 'cheap', 'specialCheapFood', 0, ['consumable', 'food'], 'special.cloth', null, []),
  material('special.candles', 'cheap', 'specialCheapConsumable', 0, ['consumable'], 'special.cloth', null, []),
  material('special.honeyMead', 'cheap', 'specialCheapFood', 0, ['consumable', 'food'], 'special.cloth', null, []),
  material('special.paper', 'cheap', 'specialCheapOther', 0, ['consumable'], 'special.cloth', null, []),
  material(
    'special.pulpellen',
    'cheap',
    'specialCheapFood',
    -1,
    ['food', 'consumable', 'military'],
    'special.armor',
    null,
    [],
  ),
  material(
    'special.simpleTools',
    'cheap',
    'specialCheapCraft',
    0,
    ['craft', 'building', 'military'],
    'special.armor',
    null,
    [],
  ),
  material('special.soap', 'cheap', 'specialCheapConsumable', -1, ['consumable'], 'special.cloth', null, []),
  material('special.armor', 'basic', 'specialBasicCraft', 2, ['military', 'armor'], 'special.warChimeras', null, []),
  material(
    'special.bronzeGoods',
    'basic',
    'specialBasicCraft',
    0,
    ['craft', 'metal', 'consumable'],
    'special.magomechanicalParts',
    null,
    [],
  ),
  material('special.cloth', 'basic', 'specialBasicCraft', 1, ['consumable'], 'special.perfume', null, []),
  material(
    'special.dyes',
    'basic',
    'specialBasicOther',
    1,
    ['consumable', 'alchemy', 'medicine'],
    'special.potions',
    null,
    [],
  ),
  material('special.fineWine', 'basic', 'specialBasicOther', 1, ['luxury', 'consumable'], 'special.perfume', null, []),
  material(
    'special.furniture',
    'basic',
    'specialBasicCraft',
    0,
    ['consumable', 'building'],
    'special.perfume',
    null,
    [],
  ),
  material(
    'special.glassware',
    'basic',
    'specialBasicCraft',
    2,
    ['luxury', 'building'],
    'special.minorMagicArtifacts',
    null,
    [],
  ),
  material(
    'special.optrolithCut',
    'basic',
    'specialBasicBuilding',
    2,
    ['luxury', 'building', 'magic'],
    'special.minorMagicArtifacts',
    null,
    [],
  ),
  material(
    'special.statuesMosaics',
    'basic',
    'specialBasicBuilding',
    2,
    ['luxury', 'building'],
    'special.minorMagicArtifacts',
    null,
    [],
  ),
  material(
    'special.weaponsShields',
    'basic',
    'specialBasicCraft',
    1,
    ['military', 'weapon'],
    'special.warChimeras',
    null,
    [],
  ),
  material('special.booksMaps', 'expensive', 'specialExpensiveLuxury', 1, ['luxury'], null, null, []),
  material(
    'special.cutGems',
    'expensive',
    'specialExpensiveLuxury',
    2,
    ['luxury', 'magic', 'refined2'],
    null,
    null,
    [],
  ),
  material(
    'special.expensiveFurniture',
    'expensive',
    'specialExpensiveLuxury',
    1,
    ['luxury', 'consumable'],
    null,
    null,
    [],
  ),
  material('special.fineCloth', 'expensive', 'specialExpensiveCraft', 1, ['luxury', 'consumable'], null, null, []),
  material(
    'special.highMagicOres',
    'expensive',
    'specialExpensiveOther',
    4,
    ['luxury', 'magic', 'refined2'],
    null,
    null,
    [],
  ),
  material('special.horses', 'expensive', 'specialExpensiveOther', 2, ['animal', 'military', 'luxury'], null, null, []),
  material('special.jewelry', 'expensive', 'specialExpensiveLuxury', 4, ['luxury', 'refined2'], null, null, []),
  material(
    'special.magicParaphernalia',
    'expensive',
    'specialExpensiveOther',
    2,
    ['magic', 'craft', 'luxury'],
    null,
    null,
    [],
  ),
  material(
    'special.magomechanicalParts',
    'expensive',
    'specialExpensiveCraft',
    3,
    ['craft', 'magic', 'luxury', 'refined2'],
    null,
    null,
    [],
  ),
  material(
    'special.mechanicalParts',
    'expensive',
    'specialExpensiveCraft',
    2,
    ['craft', 'luxury', 'refined2'],
    null,
    null,
    [],
  ),
  material(
    'special.minorMagicArtifacts',
    'expensive',
    'specialExpensiveOther',
    5,
    ['magic', 'luxury', 'refined2'],
    null,
    null,
    [],
  ),
  material(
    'special.minorMagicMetals',
    'expensive',
    'specialExpensiveOther',
    3,
    ['magic', 'metal', 'luxury', 'refined2'],
    null,
    null,
    [],
  ),
  material(
    'special.perfume',
    'expensive',
    'specialExpensiveLuxury',
    3,
    ['luxury', 'consumable', 'refined2'],
    null,
    null,
    [],
  ),
  material(
    'special.potions',
    'expensive',
    'specialExpensiveOther',
    3,
    ['alchemy', 'medicine', 'luxury', 'refined2'],
    null,
    null,
    [],
  ),
  material('special.sacredOils', 'expensive', 'specialExpensiveLuxury', 1, ['luxury', 'consumable'], null, null, []),
  material(
    'special.smallChimeras',
    'expensive',
    'specialExpensiveOther',
    3,
    ['magic', 'animal', 'luxury', 'refined2'],
    null,
    null,
    [],
  ),
  material(
    'special.specialTools',
    'expensive',
    'specialExpensiveCraft',
    1,
    ['craft', 'military'],
    'special.warChimeras',
    null,
    [],
  ),
  material('special.spices', 'expensive', 'specialExpensiveLuxury', 1, ['luxury', 'consumable'], null, null, []),
  material(
    'special.undeadCombat',
    'expensive',
    'specialExpensiveOther',
    3,
    ['magic', 'undead', 'military', 'refined2'],
    'special.warChimeras',
    null,
    [],
  ),
  material(
    'special.undeadLabor',
    'expensive',
    'specialExpensiveOther',
    2,
    ['magic', 'undead', 'refined2'],
    'special.minorMagicArtifacts',
    null,
    [],
  ),
  material(
    'special.warChimeras',
    'expensive',
    'specialExpensiveOther',
    4,
    ['magic', 'military', 'luxury', 'refined2'],
    null,
    null,
    [],
  ),
  material(
    'special.warhorses',
    'expensive',
    'specialExpensiveOther',
    3,
    ['animal', 'military', 'refined2'],
    'special.warChimeras',
    null,
    [],
  ),
  material(
    'special.workChimeras',
    'expensive',
    'specialExpensiveOther',
    4,
    ['magic', 'luxury', 'refined2'],
    null,
    null,
    [],
  ),
]

export const MATERIAL_COUNT = MATERIALS.length
/** Raw materials come first. */
export const RAW_COUNT = MATERIALS.filter(({ kind }) => kind === 'raw').length

const INDEX = new Map<string, number>(MATERIALS.map(({ id }, index) => [id, index]))

/** Where a material stands in every stock. */
export function indexOf(id: MaterialId): number {
  return INDEX.get(id) as number
}

/** Whether there is such a material: ids come from players, too. */
export function isMaterial(id: string): id is MaterialId {
  return INDEX.has(id)
}

export function materialOf(id: MaterialId): Material {
  return MATERIALS[indexOf(id)] as Material
}

export function hasTag({ tags }: Material, tag: Tag): boolean {
  return tags.includes(tag)
}

function material(
  id: MaterialId,
  tier: MaterialTier,
  group: MarketGroup,
  saleBonusPer4: number,
  tags: readonly Tag[],
  refinesTo: MaterialId | null,
  workshopOutput: MaterialId | null,
  improvedOutputs: readonly MaterialId[],
): Material {
  const kind = id.startsWith('raw.') ? 'raw' : 'special'
  return { id, kind, tier, group, saleBonusPer4, tags, refinesTo, workshopOutput, improvedOutputs }
}
