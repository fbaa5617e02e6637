/** [1.6, 1.7] The board, straight from the rulebook. */
export type SpaceType =
  | 'go'
  | 'street'
  | 'railroad'
  | 'utility'
  | 'tax'
  | 'chance'
  | 'chest'
  | 'jail'
  | 'free'
  | 'gotojail'

export type StreetGroupId = 'umber' | 'azure' | 'rose' | 'amber' | 'crimson' | 'gold' | 'emerald' | 'purple'
export type GroupId = StreetGroupId | 'harbours' | 'works'

export interface Group {
  readonly id: GroupId
  readonly kind: 'street' | 'railroad' | 'utility'
  /** The district's name. */
  readonly name: string
  readonly color: string
  readonly pattern: string
  /** What a house or a hotel costs here; 0 where nothing can be built. */
  readonly houseCost: number
  /** Spaces of the group in board order. */
  readonly members: readonly number[]
}

/** One space of the ring. All spaces have the same fields, so that reading them is cheap. */
export interface Space {
  readonly index: number
  readonly type: SpaceType
  readonly name: string
  readonly gloss: string
  readonly group: GroupId | null
  /** 0 where nothing is for sale. */
  readonly price: number
  /** Half the price. */
  readonly mortgage: number
  /** Streets: by level 0 to 5. Harbours: by number held, from 1. Public works: multipliers by number held, from 1. */
  readonly rents: readonly number[]
  readonly tax: number
}

export const SPACE_COUNT = 40
export const GO = 0
export const JAIL = 10
export const SALARY = 200
export const JAIL_FINE = 50
/** [11.4] The third failed roll for freedom must be followed by payment. */
export const JAIL_ROLLS_MAX = 3
/** [5.3] The third doubles in a row lead to jail. */
export const DOUBLES_MAX = 3
export const START_CASH = 1500
export const HOUSES = 32
export const HOTELS = 12
/** Level of a street with a hotel; levels 0 to 4 count houses. */
export const HOTEL = 5
/** [12.3] Houses on one street. */
export const HOUSES_MAX = 4

/** [3.1] What stands for a player on the board; as many as there can be seats. */
export const TOKENS = ['amphora', 'trireme', 'scales', 'oil-lamp', 'laurel', 'column', 'wheat-sheaf', 'bull'] as const
export type TokenId = (typeof TOKENS)[number]

/** [1.4] What money is shown in, the largest note first. The rules count denarii and know no notes. */
export const NOTES = [500, 100, 50, 20, 10, 5, 1] as const

const HARBOUR_RENTS = [25, 50, 100, 200] as const
const WORK_MULTIPLIERS = [4, 10] as const

type Draft = Omit<Space, 'index'>

const plain = (type: SpaceType, name: string, gloss: string, tax = 0): Draft => ({
  type,
  name,
  gloss,
  group: null,
  price: 0,
  mortgage: 0,
  rents: [],
  tax,
})

const property = (
  type: SpaceType,
  name: string,
  gloss: string,
  group: GroupId,
  price: number,
  rents: readonly number[],
): Draft => ({ type, name, gloss, group, price, mortgage: price / 2, rents, tax: 0 })

const street = (name: string, gloss: string, group: StreetGroupId, price: number, rents: readonly number[]) =>
  property('street', name, gloss, group, price, rents)
const harbour = (name: string, gloss: string) => property('railroad', name, gloss, 'harbours', 200, HARBOUR_RENTS)
const work = (name: string, gloss: string) => property('utility', name, gloss, 'works', 150, WORK_MULTIPLIERS)
const chance = plain('chance', 'Fortuna', 'Fortune card')
const chest = plain('chest', 'Aerarium', 'Public treasury card')

const RING: readonly Draft[] = [
  plain('go', 'Porta Mercatus', 'Market Gate (start)'),
  street('Vicus Figulorum', "Potters' Row", 'umber', 60, [2, 10, 30, 90, 160, 250]),
  chest,
  street('Vicus Fullonum', "Fullers' Row", 'umber', 60, [4, 20, 60, 180, 320, 450]),
  plain('tax', 'Tributum', 'Income levy', 200),
  harbour('Portus Ostiensis', 'Harbour of Ostia'),
  street('Vicus Piscatorius', "Fishmongers' Row", 'azure', 100, [6, 30, 90, 270, 400, 550]),
  chance,
  street('Vicus Salinarum', "Salters' Row", 'azure', 100, [6, 30, 90, 270, 400, 550]),
  street('Ripa Tiberina', 'Tiber Quay', 'azure', 120, [8, 40, 100, 300, 450, 600]),
  plain('jail', 'Carcer', 'Gaol / just visiting'),
  street('Vicus Unguentarius', "Perfumers' Row", 'rose', 140, [10, 50, 150, 450, 625, 750]),
  work('Aqua Marcia', 'Aqueduct'),
  street('Vicus Sandaliarius', "Sandal-makers' Row", 'rose', 140, [10, 50, 150, 450, 625, 750]),
  street('Vicus Tuscus', 'Silk and Incense Row', 'rose', 160, [12, 60, 180, 500, 700, 900]),
  harbour('Portus Puteolanus', 'Harbour of Puteoli'),
  street('Forum Boarium', 'Cattle Market', 'amber', 180, [14, 70, 200, 550, 750, 950]),
  chest,
  street('Forum Holitorium', 'Vegetable Market', 'amber', 180, [14, 70, 200, 550, 750, 950]),
  street('Forum Vinarium', 'Wine Market', 'amber', 200, [16, 80, 220, 600, 800, 1000]),
  plain('free', 'Otium', 'Day of rest'),
  street('Porticus Aemilia', 'Warehouse Colonnade', 'crimson', 220, [18, 90, 250, 700, 875, 1050]),
  chance,
  street('Porticus Minucia', 'Grain-dole Colonnade', 'crimson', 220, [18, 90, 250, 700, 875, 1050]),
  street('Porticus Margaritaria', 'Pearl Colonnade', 'crimson', 240, [20, 100, 300, 750, 925, 1100]),
  harbour('Portus Brundisinus', 'Harbour of Brundisium'),
  street('Basilica Opimia', "Lenders' Hall", 'gold', 260, [22, 110, 330, 800, 975, 1150]),
  street('Basilica Sempronia', "Merchants' Hall", 'gold', 260, [22, 110, 330, 800, 975, 1150]),
  work('Horrea Annonae', 'Public granary'),
  street('Basilica Argentaria', "Money-changers' Hall", 'gold', 280, [24, 120, 360, 850, 1025, 1200]),
  plain('gotojail', 'Lictor', 'Escort to gaol'),
  street('Horti Luculliani', 'Gardens of Lucullus', 'emerald', 300, [26, 130, 390, 900, 1100, 1275]),
  street('Horti Maecenatis', 'Gardens of Maecenas', 'emerald', 300, [26, 130, 390, 900, 1100, 1275]),
  chest,
  street('Horti Sallustiani', 'Gardens of Sallust', 'emerald', 320, [28, 150, 450, 1000, 1200, 1400]),
  harbour('Portus Ravennas', 'Harbour of Ravenna'),
  chance,
  street('Clivus Palatinus', 'Palatine Rise', 'purple', 350, [35, 175, 500, 1100, 1300, 1500]),
  plain('tax', 'Luxuria', 'Luxury levy', 100),
  street('Via Sacra', 'Sacred Way', 'purple', 400, [50, 200, 600, 1400, 1700, 2000]),
]

export const SPACES: readonly Space[] = RING.map((draft, index) => ({ index, ...draft }))

const group = (
  id: GroupId,
  kind: Group['kind'],
  name: string,
  color: string,
  pattern: string,
  houseCost: number,
): Group => ({
  id,
  kind,
  name,
  color,
  pattern,
  houseCost,
  members: SPACES.filter((space) => space.group === id).map((space) => space.index),
})

/** The street groups come first, from the cheapest house to the dearest. */
export const GROUPS: readonly Group[] = [
  group('umber', 'street', 'Subura', '#7a4a2b', 'dots', 50),
  group('azure', 'street', 'Ripa', '#5fb3d9', 'waves', 50),
  group('rose', 'street', 'Velabrum', '#c95f8e', 'diagonal', 100),
  group('amber', 'street', 'Fora Venalia', '#e08a1e', 'checks', 100),
  group('crimson', 'street', 'Porticus', '#b3202c', 'vertical', 150),
  group('gold', 'street', 'Basilicae', '#e3c43a', 'horizontal', 150),
  group('emerald', 'street', 'Horti', '#2f7d4f', 'crosshatch', 200),
  group('purple', 'street', 'Palatium', '#4b3a8c', 'solid', 200),
  group('harbours', 'railroad', 'Portus', '#3c4a57', 'anchor', 0),
  group('works', 'utility', 'Opera Publica', '#8d9aa5', 'arch', 0),
]

export const STREET_GROUPS: readonly Group[] = GROUPS.filter(({ kind }) => kind === 'street')

/** The spaces that can be owned, in board order. */
export const PROPERTIES: readonly number[] = SPACES.filter(({ price }) => price > 0).map(({ index }) => index)

/** The group a space belongs to, by space. */
export const GROUP_AT: readonly (Group | null)[] = SPACES.map(
  (space) => GROUPS.find(({ id }) => id === space.group) ?? null,
)
