import type { Chance } from '@ludoteca/kernel'
import type { Config } from './config.ts'

export interface State {
  divers: Diver[]
  /** Pearls still in the sea, the next one last. */
  sea: number[]
  agenda: Frame[]
}
export interface Diver {
  /** Bidding cards still in hand, lowest first. */
  hand: number[]
  /** What the pearls taken so far are worth. */
  pearls: number
}

export type Frame = DiveFrame | BidsFrame
export interface DiveFrame {
  step: 'dive'
}
export interface BidsFrame {
  step: 'bids'
  worth: number
  /** By seat; nobody sees another's before all are in. */
  sealed: (number | null)[]
}

/** [R1] Pearls in an order nobody knows, and the same cards for everybody. */
export function initialState({ pearls }: Config, seats: number, chance: Chance): State {
  const sea = upTo(pearls)
  chance.shuffle('sea', sea)
  const divers = Array.from({ length: seats }, () => ({ hand: upTo(pearls), pearls: 0 }))
  return { divers, sea, agenda: [{ step: 'dive' }] }
}

export function copy(s: Readonly<State>): State {
  return {
    divers: s.divers.map(({ hand, pearls }) => ({ hand: [...hand], pearls })),
    sea: [...s.sea],
    agenda: s.agenda.map((frame) => (frame.step === 'bids' ? { ...frame, sealed: [...frame.sealed] } : { ...frame })),
  }
}

function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1)
}
