import { lookUp, type MedalArt } from '@ludoteca/kernel'

/** Motifs as on old share certificates, each in a square of 32. */
const MOTIFS = {
  hammer: 'M5 12L14 3l6 6-9 9zM16 11l3-3 10 10-4 4zM3 26h16v3H3z',
  hammers: 'M3 9l6-6 4 4-6 6zM11 9l2-2 8 8-3 3zM19 5l4-4 6 6-4 4zM17 13l2-2M21 9l-8 8 3 3 8-8zM4 26h24v3H4z',
  tag: 'M4 4h12l12 12-12 12L4 16zM9 7a2.500 2.500 0 100 5 2.500 2.500 0 000-5z',
  ticket:
    'M3 9h26v5a2 2 0 000 4v5H3v-5a2 2 0 000-4zM12 12v2h2v-2zM12 15v2h2v-2zM12 18v2h2v-2zM18 13h7v2h-7zM18 17h7v2h-7z',
  clover: 'M15 15C8 16 5 13 6 9s6-5 8 0c-1-6 5-8 8-4s-1 8-5 10c6 0 9 4 6 8s-7 1-7-5v12h-2V18c-2 5-7 6-9 3s1-7 10-6z',
  tower: 'M11 29V13H8V8h3V4h2v4h2V2h2v6h2V4h2v4h3v5h-3v16zM14 16h4v4h-4zM14 23h4v6h-4z',
  steps: 'M3 4h8v6h6v6h6v6h6v7H3z',
  double: 'M4 6h4l4 6 4-6h4l-6 9 6 9h-4l-4-6-4 6H4l6-9zM20 22c0-6 6-5 6-8h-5v-3h9c0 7-5 7-6 10h6v3H20z',
  star: 'M16 2l4 9 10 1-7.500 6.500L25 29l-9-5.500L7 29l2.500-10.500L2 12l10-1z',
  feather: 'M28 3C15 4 7 11 6 21l-3 8h3l2-6c9 1 18-5 20-20zM10 20c3-6 8-10 14-13-3 7-8 11-14 13z',
  coins:
    'M16 4c7 0 12 2 12 5s-5 5-12 5S4 12 4 9s5-5 12-5zM4 13c2 3 6 4 12 4s10-1 12-4v4c0 3-5 5-12 5S4 20 4 17zM4 21c2 3 6 4 12 4s10-1 12-4v3c0 3-5 5-12 5S4 27 4 24z',
  vault:
    'M4 4h24v22h-3v3h-4v-3H11v3H7v-3H4zM8 8v14h16V8zM16 10a5 5 0 110 10 5 5 0 010-10zM16 13a2 2 0 100 4 2 2 0 000-4z',
  broom: 'M25 2l3 2-9 13 4 3-3 4c-4 1-9 4-12 6L4 27c2-3 5-8 6-12l5-2 1 2z',
  door: 'M6 29V3h14v4h-3V6H9v20h8v-1h3v4zM19 10l8 6-8 6v-4h-7v-4h7z',
  crown: 'M4 26L3 9l7 6 6-10 6 10 7-6-1 17z',
  crowns: 'M4 29l-1-11 6 4 7-9 7 9 6-4-1 11zM8 13L7 5l5 3 4-5 4 5 5-3-1 8-4-2-4-5-4 5z',
} as const

const LOOKS: Readonly<Record<string, readonly [shape: MedalArt['shape'], ground: string]>> = {
  BID: ['round', '#6b1f2a'],
  LOT: ['round', '#6b1f2a'],
  LEVEL: ['square', '#23405e'],
  MULT: ['square', '#23405e'],
  BONUS: ['square', '#23405e'],
  CLEAN: ['square', '#23405e'],
  WIN: ['seal', '#5a3d0a'],
}
const MONEY = ['hexagon', '#1f4d36'] as const

/** A badge and the id it belongs to, whose second part says what it is about. */
export function art(id: string, motif: keyof typeof MOTIFS): { readonly id: string; readonly art: MedalArt } {
  const [shape, ground] = lookUp(LOOKS, id.split('-')[1] as string) ?? MONEY
  return { id, art: { shape, ground, edge: '#d8c48a', ink: '#fbf3dc', motif: MOTIFS[motif] } }
}
