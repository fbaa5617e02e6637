/** How a badge looks whose game has no drawing style of its own for it. */
export interface MedalArt {
  readonly shape: keyof typeof SHAPES
  /** Colours as `#aabbcc`: of the plate, of its edge, and of what stands on it. */
  readonly ground: string
  readonly edge: string
  readonly ink: string
  /** A path in a square of 32. */
  readonly motif: string
  /** Lines instead of filled shapes. */
  readonly isLine?: boolean
}

/** The plates, in a square of 64. */
const SHAPES = {
  round: 'M32 4a28 28 0 110 56 28 28 0 010-56z',
  hexagon: 'M32 3l25 14.500v29L32 61 7 46.500v-29z',
  shield: 'M32 3l24 7v20c0 15-10 25-24 31C18 55 8 45 8 30V10z',
  square: 'M10 6h44a4 4 0 014 4v44a4 4 0 01-4 4H10a4 4 0 01-4-4V10a4 4 0 014-4z',
  seal: 'M32 2l7 6 9-2 3 9 9 3-2 9 4 5-4 5 2 9-9 3-3 9-9-2-7 6-7-6-9 2-3-9-9-3 2-9-4-5 4-5-2-9 9-3 3-9 9 2z',
} as const

/** A badge as a whole SVG: a plate with an edge, and a motif on it. */
export function medal({ shape, ground, edge, ink, motif, isLine = false }: MedalArt): string {
  const plate = SHAPES[shape]
  const look = isLine
    ? `fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"`
    : `fill="${ink}" fill-rule="evenodd"`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<path d="${plate}" fill="${ground}" stroke="${edge}" stroke-width="3" stroke-linejoin="round"/>`,
    `<path d="${plate}" transform="translate(32 32) scale(0.840) translate(-32 -32)" fill="none" stroke="${edge}" stroke-width="1.4" opacity="0.6"/>`,
    `<path transform="translate(16 16)" d="${motif}" ${look}/>`,
    '</svg>',
  ].join('')
}
