import { lookUp, type MedalArt } from '@ludoteca/kernel'

/** Motifs as cuts in paper, each in a square of 32. */
const MOTIFS = {
  key: 'M10 4a7 7 0 016.500 9.500L28 25v4h-5v-3h-3v-3h-3l-4-4A7 7 0 1110 4zM10 8a3 3 0 100 6 3 3 0 000-6z',
  ring: 'M16 3a8 8 0 018 8c0 3-1 5-3 6l4 12h-4l-4-11h-2l-4 11H7l4-12c-2-1-3-3-3-6a8 8 0 018-8zM16 7a4 4 0 100 8 4 4 0 000-8z',
  door: 'M6 29V8c0-4 4-6 10-6s10 2 10 6v21zM10 26h12V9c0-2-3-3-6-3s-6 1-6 3zM18 16h3v4h-3z',
  club: 'M21 3l8 8-5 5-4-1L8 27l-3 2-2-2 2-3L17 12l-1-4z',
  web: 'M15 2h2v10l7-7 1 2-7 7h12v2H19l7 7-2 2-7-7v12h-2V18l-7 7-2-2 7-7H2v-2h11L6 7l2-2 7 7z',
  sack: 'M11 3h10l-2 5c6 3 9 8 9 13 0 5-4 8-12 8S4 26 4 21c0-5 3-10 9-13zM12 17l3 3-3 3M20 17l-3 3 3 3',
  hands: 'M2 11l7-3 7 3 7-3 7 3v10l-5 1-9 6-9-6-5-1zM12 14l4 4 5-4z',
  shield: 'M16 3l11 4v9c0 6-4 10-11 13C9 26 5 22 5 16V7zM14 9v5H9v4h5v6h4v-6h5v-4h-5V9z',
  lamp: 'M13 2h6v3h-6zM10 6h12l2 4-2 12H10L8 10zM8 24h16v4H8zM16 9c3 3 4 5 4 7a4 4 0 01-8 0c0-2 1-4 4-7z',
  book: 'M3 6c5-2 9-2 12 1v20c-3-3-7-3-12-1zM17 7c3-3 7-3 12-1v20c-5-2-9-2-12 1z',
  crown: 'M4 26L3 9l7 6 6-10 6 10 7-6-1 17z',
  mask: 'M5 5c7-2 15-2 22 0 1 12-3 21-11 24C8 26 4 17 5 5zM9 12c2-2 4-2 5 1-2 1-4 1-5-1zM23 12c-2-2-4-2-5 1 2 1 4 1 5-1zM11 20c3 2 7 2 10 0-1 4-9 4-10 0z',
  eye: 'M2 16C7 8 12 6 16 6s9 2 14 10c-5 8-10 10-14 10S7 24 2 16zM16 10a6 6 0 100 12 6 6 0 000-12zM16 13a3 3 0 110 6 3 3 0 010-6z',
  stairs: 'M3 29v-7h6v-6h6v-6h6V4h8v25z',
  moon: 'M20 3a13 13 0 100 26c3 0 6-1 8-3-9 0-14-5-14-11S17 4 20 3z',
  clock: 'M16 3a13 13 0 110 26 13 13 0 010-26zM15 8v9l7 4 1-2-6-4V8z',
  sun: 'M16 9a7 7 0 110 14 7 7 0 010-14zM15 1h2v5h-2zM15 26h2v5h-2zM1 15h5v2H1zM26 15h5v2h-5zM5 6l2-1 3 4-2 1zM22 23l2-1 3 4-2 1zM25 5l2 1-3 4-2-1zM8 22l2 1-3 4-2-1z',
  suns: 'M16 3l3 7 7-3-3 7 7 3-7 3 3 7-7-3-3 7-3-7-7 3 3-7-7-3 7-3-3-7 7 3zM16 12a5 5 0 100 10 5 5 0 000-10z',
} as const

const LOOKS: Readonly<Record<string, readonly [shape: MedalArt['shape'], ground: string]>> = {
  LLAVE: ['round', '#4a3208'],
  CASA: ['round', '#4a3208'],
  GOLPE: ['hexagon', '#3a1f2b'],
  FUGA: ['hexagon', '#3a1f2b'],
  VIEJO: ['hexagon', '#3a1f2b'],
  TRATO: ['shield', '#1e3b3a'],
  GUARDIA: ['shield', '#1e3b3a'],
  CALMA: ['shield', '#1e3b3a'],
  CUENTO: ['seal', '#2a1d3f'],
  CORONA: ['seal', '#2a1d3f'],
  FALSO: ['seal', '#2a1d3f'],
  RITUAL: ['seal', '#2a1d3f'],
}
const PLAIN = ['square', '#14213a'] as const

/** A badge and the id it belongs to, whose second part says what it is about. */
export function art(id: string, motif: keyof typeof MOTIFS): { readonly id: string; readonly art: MedalArt } {
  const [shape, ground] = lookUp(LOOKS, id.split('-')[1] as string) ?? PLAIN
  return { id, art: { shape, ground, edge: '#d9a521', ink: '#f3d673', motif: MOTIFS[motif] } }
}
