import { lookUp, type MedalArt } from '@ludoteca/kernel'
import { GROUPS, type Group } from '../data/board.ts'

const groupNamed = (id: Group['id']) => GROUPS.find((group) => group.id === id) as Group
export const HARBOURS = groupNamed('harbours')
export const WORKS = groupNamed('works')

/** Motifs as engravings, each in a square of 32: filled shapes, or lines. */
const MOTIFS = {
  house: 'M4 16L16 5l12 11h-3v11H7V16zM13 27v-7h6v7z',
  anchor:
    'M16 3a4 4 0 012 7.500V13h5v3h-5v10c4-1 6-3 7-7l3 2c-1 6-6 9-12 9S5 27 4 21l3-2c1 4 3 6 7 7V16H9v-3h5v-2.500A4 4 0 0116 3z',
  wheel:
    'M14 2h4v4l3 1 3-3 3 3-3 3 1 3h4v4h-4l-1 3 3 3-3 3-3-3-3 1v4h-4v-4l-3-1-3 3-3-3 3-3-1-3H3v-4h4l1-3-3-3 3-3 3 3 3-1zM16 11a5 5 0 100 10 5 5 0 000-10z',
  city: 'M3 28V14h6V6h8v6h5v-3h7v19zM12 10h2v3h-2zM12 16h2v3h-2zM6 18h2v3H6zM20 16h2v3h-2zM25 13h2v3h-2z',
  hotel: 'M6 28V6h20v22zM10 10h3v3h-3zM19 10h3v3h-3zM10 16h3v3h-3zM19 16h3v3h-3zM14 22h4v6h-4zM4 3h24v3H4z',
  hotels: 'M2 28V14h8v14zM12 28V8h8v20zM22 28V14h8v14zM14 11h4v3h-4zM14 17h4v3h-4zM4 17h4v3H4zM24 17h4v3h-4z',
  coins:
    'M16 4c7 0 12 2 12 5s-5 5-12 5S4 12 4 9s5-5 12-5zM4 13c2 3 6 4 12 4s10-1 12-4v4c0 3-5 5-12 5S4 20 4 17zM4 21c2 3 6 4 12 4s10-1 12-4v3c0 3-5 5-12 5S4 27 4 24z',
  hammer: 'M5 12L14 3l6 6-9 9zM16 11l3-3 10 10-4 4zM3 26h16v3H3z',
  hands: 'M2 11l7-3 7 3 7-3 7 3v10l-5 1-9 6-9-6-5-1zM12 14l4 4 5-4z',
  bars: 'M4 4h24v4H4zM4 24h24v4H4zM6 8h3v16H6zM12 8h3v16h-3zM18 8h3v16h-3zM24 8h3v16h-3z',
  dice: 'M4 8l10-4 4 10-10 4zM14 18l11-3 3 11-11 3zM9 8a1.500 1.500 0 100 3 1.500 1.500 0 000-3zM13 11a1.500 1.500 0 100 3 1.500 1.500 0 000-3zM19 20a1.500 1.500 0 100 3 1.500 1.500 0 000-3zM24 22a1.500 1.500 0 100 3 1.500 1.500 0 000-3z',
  scales: 'M15 3h2v4h9v2l4 9h-9l4-9h-8v16h6v3H9v-3h6V9H7l4 9H2l4-9V7h9z',
  skull:
    'M16 3c8 0 12 5 12 11 0 4-2 7-5 8v6H9v-6c-3-1-5-4-5-8C4 8 8 3 16 3zM11 13a3 3 0 100 6 3 3 0 000-6zM21 13a3 3 0 100 6 3 3 0 000-6zM16 19l-2 4h4z',
  arrow: 'M3 24l9-9 5 5 8-9-4-4h10v10l-3-3-11 12-5-5-6 6z',
  crown: 'M4 26L3 9l7 6 6-10 6 10 7-6-1 17z',
  crowns: 'M4 29l-1-11 6 4 7-9 7 9 6-4-1 11zM8 13L7 5l5 3 4-5 4 5 5-3-1 8-4-2-4-5-4 5z',
} as const

const SHAPES: Readonly<Record<string, MedalArt['shape']>> = {
  DEED: 'shield',
  BUILD: 'square',
  WIN: 'seal',
  BACK: 'seal',
}
const GROUNDS: Readonly<Record<string, string>> = {
  DEED: '#7a2f2a',
  BUILD: '#1f4a43',
  RENT: '#8a5a00',
  BID: '#8a5a00',
  DEAL: '#1d5f9e',
  JAIL: '#3d4751',
  DEBT: '#3d4751',
  RUIN: '#3d4751',
  WIN: '#6b3fa0',
  BACK: '#6b3fa0',
}

/** A badge and the id it belongs to, whose second part says what it is about. */
export function art(id: string, motif: keyof typeof MOTIFS): { readonly id: string; readonly art: MedalArt } {
  const topic = id.split('-')[1] as string
  const ground = lookUp(GROUNDS, topic) as string
  return {
    id,
    art: { shape: lookUp(SHAPES, topic) ?? 'round', ground, edge: '#e3c06b', ink: '#f7ecd0', motif: MOTIFS[motif] },
  }
}
