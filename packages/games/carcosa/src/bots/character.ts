/** [13.5] What sets one soul apart from another. Worths are in hundredths of a card never seen before. */
export interface Character {
  /** [13.3] Where the threshold of meditation starts. */
  readonly restsBelow: number
  /** What a point of sanity is worth below and above that threshold. */
  readonly pointBelow: number
  readonly pointAbove: number
  /** What is given up with a sacrifice, and with a fall without one. */
  readonly sacrifice: number
  readonly fall: number
  /** What a card never seen before is worth to a soul whose key ring is full. */
  readonly unseenWhenFull: number
  /** A key on top of a deck. */
  readonly key: number
  /** Meeting a soul that can take a key over. */
  readonly meeting: number
  /** Standing on the floor of the Umbral, for each key the team has. */
  readonly nearUmbral: number
  /** How many actions ahead it thinks. */
  readonly depth: number
  /** [13.4] Whether it looks after the others: the Sanador's gift, things handed over, special rooms. */
  readonly helps: boolean
  /** [13.4] What it saw longer ago than so many rounds is forgotten. */
  readonly remembersRounds: number
  /** [13.4] How many cards it keeps in mind; nothing for all of them. */
  readonly memorySlots: number | null
  /** [13.2] Falls to −5 rather than giving something up, while it holds no key and the others can bear it. */
  readonly letsGo: boolean
  /** [13.5] Never gives anything up to stay above −5. */
  readonly accepts: boolean
  /** [13.6] As the King: how much it hurts instead of how tense it is. */
  readonly harsh: boolean
}

/** [13.5] DIRECTO: straight on, each for himself, with a short memory. */
export const EASY: Character = {
  restsBelow: -2,
  pointBelow: 110,
  pointAbove: 0,
  sacrifice: 100,
  fall: 200,
  unseenWhenFull: 100,
  key: 900,
  meeting: 0,
  nearUmbral: 0,
  depth: 1,
  helps: false,
  remembersRounds: 5,
  memorySlots: 2,
  letsGo: false,
  accepts: false,
  harsh: false,
}

/** [13.1–13.4] ESTÁNDAR */
export const NORMAL: Character = {
  restsBelow: -1,
  pointBelow: 60,
  pointAbove: 20,
  sacrifice: 150,
  fall: 600,
  unseenWhenFull: 70,
  key: 900,
  meeting: 150,
  nearUmbral: 5,
  depth: 3,
  helps: true,
  remembersRounds: 60,
  memorySlots: null,
  letsGo: true,
  accepts: false,
  harsh: true,
}

/** [13.5] MIEDOSO: rests after any loss, shuns the King's floor, and gives nothing up to stay above −5. */
export const FEARFUL: Character = { ...EASY, restsBelow: 7, pointBelow: 130, fall: 0, sacrifice: 0, accepts: true }

/** [13.5] TEMERARIO: always searches, never meditates, gives up whatever keeps him going. */
export const RECKLESS: Character = { ...EASY, pointBelow: 0, sacrifice: 0, fall: 0 }
