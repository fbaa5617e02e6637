import { lookUp, type MedalArt } from '@ludoteca/kernel'

/** Motifs as in a mosaic, each in a square of 32. */
const MOTIFS = {
  die: 'M16 2l12 7v14l-12 7-12-7V9zM16 6l-8 5 8 5 8-5zM15 20a2 2 0 11-4 0 2 2 0 014 0zM22 19a2 2 0 11-4 0 2 2 0 014 0z',
  dice: 'M11 2l8 5v9l-8 5-8-5V7zM11 5L6 8l5 3 5-3zM21 13l8 4v9l-8 4-8-4v-5l7-4zM21 17l-5 3 5 3 5-3z',
  field: 'M2 14l14-8 14 8-14 8zM2 19l14 8 14-8v3l-14 8-14-8zM9 13l8 4 2-1-8-4zM14 10l8 4 2-1-8-4z',
  gate: 'M3 29V6h4v3h3V6h4v3h4V6h4v3h3V6h4v23h-8v-6c0-3-2-5-5-5s-5 2-5 5v6z',
  seal: 'M6 3h20v16H6zM9 6v2h14V6zM9 10v2h14v-2zM9 14v2h8v-2zM21 17a5 5 0 013 9v4l-3-2-3 2v-4a5 5 0 013-9z',
  knot: 'M10 4c5 0 6 6 6 6s1-6 6-6 7 6 3 10c4 4 2 12-3 12s-6-6-6-6-1 6-6 6-7-8-3-12C3 10 5 4 10 4zM10 8c-2 0-3 2-1 4l3 1c0-2 0-5-2-5zM22 8c-2 0-2 3-2 5l3-1c2-2 1-4-1-4z',
  house: 'M3 13L16 3l13 10v2h-2v14H5V15H3zM8 17v4h4v-4zM14 17v4h4v-4zM20 17v4h4v-4zM13 24v5h6v-5z',
  anvil: 'M2 8h8v-2h20v3c-5 1-8 3-9 7l4 6v4H8v-4l4-6c-6 0-9-3-10-8z',
  trowel: 'M20 2l4 4-6 7 3 3L9 30 2 23l14-12 2 2z',
  crane: 'M6 29V8L3 8V5h22l4 3v3H20v6h-2v-6h-8v18zM10 8v-3zM16 17h6v6h-6zM3 29h12v2H3z',
  coins:
    'M16 4c7 0 12 2 12 5s-5 5-12 5S4 12 4 9s5-5 12-5zM4 13c2 3 6 4 12 4s10-1 12-4v4c0 3-5 5-12 5S4 20 4 17zM4 21c2 3 6 4 12 4s10-1 12-4v3c0 3-5 5-12 5S4 27 4 24z',
  people:
    'M10 5a4 4 0 110 8 4 4 0 010-8zM22 5a4 4 0 110 8 4 4 0 010-8zM16 11a4 4 0 110 8 4 4 0 010-8zM3 26c0-7 2-11 7-11l2 2c-3 2-4 5-4 9zM29 26c0-7-2-11-7-11l-2 2c3 2 4 5 4 9zM10 29c0-5 2-8 6-8s6 3 6 8z',
  hat: 'M16 3c6 0 9 4 9 9v6l5 3v4H2v-4l5-3v-6c0-5 3-9 9-9zM9 16v3h14v-3z',
  wall: 'M2 6h8v6H2zM12 6h8v6h-8zM22 6h8v6h-8zM2 14h4v6H2zM8 14h8v6H8zM18 14h8v6h-8zM28 14h2v6h-2zM2 22h8v6H2zM12 22h8v6h-8zM22 22h8v6h-8z',
  eye: 'M2 16C7 8 12 6 16 6s9 2 14 10c-5 8-10 10-14 10S7 24 2 16zM16 10a6 6 0 100 12 6 6 0 000-12zM16 13a3 3 0 110 6 3 3 0 010-6z',
  scales: 'M15 3h2v4h9v2l4 9h-9l4-9h-8v16h6v3H9v-3h6V9H7l4 9H2l4-9V7h9z',
  wreath: 'M9 3c-6 6-6 16 2 22l-2 3 3 2 4-5 4 5 3-2-2-3c8-6 8-16 2-22l-2 2c5 6 4 13-3 17l-2-2-2 2C7 18 6 11 11 5z',
  wreaths:
    'M9 3c-6 6-6 16 2 22l-2 3 3 2 4-5 4 5 3-2-2-3c8-6 8-16 2-22l-2 2c5 6 4 13-3 17l-2-2-2 2C7 18 6 11 11 5zM16 6l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z',
} as const

const LOOKS: Readonly<Record<string, readonly [shape: MedalArt['shape'], ground: string]>> = {
  PROBE: ['hexagon', '#274b6d'],
  WERK: ['square', '#7a4a2b'],
  BAU: ['square', '#7a4a2b'],
  PLAN: ['square', '#7a4a2b'],
  MARKT: ['round', '#3f5a23'],
  LEUTE: ['round', '#3f5a23'],
  MEISTER: ['round', '#3f5a23'],
  WEHR: ['shield', '#5b2a2a'],
  NEID: ['shield', '#5b2a2a'],
  SCHULD: ['shield', '#5b2a2a'],
  SIEG: ['seal', '#6b4f00'],
}
const POST = ['square', '#6a2c3f'] as const

/** A badge and the id it belongs to, whose second part says what it is about. */
export function art(id: string, motif: keyof typeof MOTIFS): { readonly id: string; readonly art: MedalArt } {
  const [shape, ground] = lookUp(LOOKS, id.split('-')[1] as string) ?? POST
  return { id, art: { shape, ground, edge: '#d7b46a', ink: '#f6ead0', motif: MOTIFS[motif] } }
}
