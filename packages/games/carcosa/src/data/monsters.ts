/** [3.9] Cards that call something. The Tue-Tue never has a figure. */
export type MonsterCardId = 'TUE_TUE' | 'REINA_HELADA' | 'DUENDE' | 'VIEJO_DEL_SACO' | 'ARANA'
/** Figures on the board; each exists once, so its kind is its name. */
export type MonsterId = Exclude<MonsterCardId, 'TUE_TUE'> | 'BABY_SPIDER' | 'ICE_SERVANT'
export type OmenId = 'OMEN:ARANA' | 'OMEN:DUENDE' | 'OMEN:REINA_HELADA' | 'OMEN:TUE_TUE'

export const MONSTER_CARDS: readonly { readonly id: MonsterCardId; readonly count: number }[] = [
  { id: 'TUE_TUE', count: 3 },
  { id: 'REINA_HELADA', count: 1 },
  { id: 'DUENDE', count: 1 },
  { id: 'VIEJO_DEL_SACO', count: 1 },
  { id: 'ARANA', count: 1 },
]

export interface Figure {
  readonly id: MonsterId
  /** Where it is put when it is called. */
  readonly appears: 'REVEALER' | 'CORRIDOR' | 'NEAREST_EMPTY_ROOM'
  /** [7.9] A BLUNT stuns it or takes it off the board. */
  readonly blunt: 'STUNNED' | 'REMOVED'
  /** [5.2] Souls on its floor have at most one action. */
  readonly aura: boolean
  /** What it does to souls in its node at the end of a round. */
  readonly contact: 'TRAP' | 'STUN' | null
}

export const FIGURES: readonly Figure[] = [
  { id: 'ARANA', appears: 'REVEALER', blunt: 'STUNNED', aura: false, contact: 'TRAP' },
  { id: 'DUENDE', appears: 'REVEALER', blunt: 'STUNNED', aura: false, contact: null },
  { id: 'VIEJO_DEL_SACO', appears: 'REVEALER', blunt: 'STUNNED', aura: false, contact: null },
  { id: 'REINA_HELADA', appears: 'CORRIDOR', blunt: 'STUNNED', aura: true, contact: null },
  { id: 'BABY_SPIDER', appears: 'NEAREST_EMPTY_ROOM', blunt: 'REMOVED', aura: false, contact: 'STUN' },
  { id: 'ICE_SERVANT', appears: 'CORRIDOR', blunt: 'REMOVED', aura: true, contact: null },
]
export const FIGURE_OF = Object.fromEntries(FIGURES.map((figure) => [figure.id, figure])) as Readonly<
  Record<MonsterId, Figure>
>

/** [3.9] What the first and the second Tue-Tue cost; from the third on sanity is set to −5. */
export const TUE_TUE_LOSSES: readonly number[] = [1, 2]

export const OMENS: readonly OmenId[] = ['OMEN:ARANA', 'OMEN:DUENDE', 'OMEN:REINA_HELADA', 'OMEN:TUE_TUE']
/** [3.9] A total up to this is low. */
export const OMEN_LOW_MAX = 1
/** [3.9] What each omen calls when it is low. */
export const OMEN_CALLS: Readonly<Record<OmenId, MonsterCardId>> = {
  'OMEN:ARANA': 'ARANA',
  'OMEN:DUENDE': 'DUENDE',
  'OMEN:REINA_HELADA': 'REINA_HELADA',
  'OMEN:TUE_TUE': 'TUE_TUE',
}
