import { memo, type ReactNode } from 'react'
import css from './board.module.css'
import { BOARD, CORNER } from './geometry.ts'
import { Amphora, Arcade, Bridge, Cypress, Pine, Ship, Stall, TempleFront } from './scenery.tsx'

const SIDE = BOARD - 2 * CORNER

/** The forum inside the ring: temples and an aqueduct under the hills, stalls on the paving, the river below. */
export const Scene = memo((): ReactNode => {
  return (
    <svg x={CORNER} y={CORNER} width={SIDE} height={SIDE} viewBox="0 0 800 800" aria-hidden="true">
      <defs>
        <linearGradient id="lm-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--lm-sky-high)" />
          <stop offset="1" stopColor="var(--lm-sky-low)" />
        </linearGradient>
        <radialGradient id="lm-halo">
          <stop offset="0" stopColor="var(--lm-lamp)" stopOpacity="0.75" />
          <stop offset="1" stopColor="var(--lm-lamp)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="800" height="420" fill="url(#lm-sky)" />
      <Sky />
      <path className={css.hillFar} d="M0 300q120-90 240-40t220-50 340 70v140H0z" />
      <path className={css.hill} d="M0 350q90-60 200-30t230-20 370 20v110H0z" />
      {[60, 96, 132].map((x) => (
        <Cypress key={x} x={x} y={350} />
      ))}
      <Pine x={706} y={346} />
      <Pine x={762} y={362} />
      <Arcade x={470} y={300} arches={6} />
      <Arcade x={0} y={336} arches={4} />
      <path className={css.paving} d="M0 420h800v250H0z" />
      <path className={css.pavingLine} d={PAVING} />
      <TempleFront />
      <Stall x={28} y={470} cloth="red" />
      <Stall x={606} y={470} cloth="blue" />
      <Stall x={96} y={580} cloth="green" />
      <Stall x={540} y={580} cloth="red" />
      {[58, 250, 520, 742].map((x, i) => (
        <Amphora key={x} x={x} y={640 + (i % 2) * 10} />
      ))}
      <River />
      <Bridge />
      <Ship x={150} y={722} />
      <Ship x={640} y={738} />
    </svg>
  )
})

/** Lines of the paving run towards the temple. */
const PAVING = [
  ...[450, 490, 545, 615].map((y) => `M0 ${y}h800`),
  ...Array.from({ length: 11 }, (_, i) => `M${400 + (i - 5) * 60} 420L${400 + (i - 5) * 130} 670`),
].join('')

const STARS: readonly (readonly [number, number])[] = [
  [70, 60],
  [150, 130],
  [240, 50],
  [330, 110],
  [430, 40],
  [520, 120],
  [610, 60],
  [700, 150],
  [760, 40],
  [40, 190],
  [280, 180],
  [560, 200],
]

function Sky(): ReactNode {
  return (
    <>
      <circle cx="630" cy="110" r="110" fill="url(#lm-halo)" />
      <circle className={css.disc} cx="630" cy="110" r="46" />
      <g className={css.night}>
        {STARS.map(([x, y]) => (
          <path
            key={x}
            className={css.star}
            d={`M${x} ${y - 5}l1.500 3.500 3.500 1.500-3.500 1.500-1.500 3.500-1.500-3.500-3.500-1.500 3.500-1.500z`}
          />
        ))}
      </g>
      <g className={css.day}>
        <path className={css.cloud} d="M90 130q10-30 45-22 20-30 55-8 36-6 40 30z" />
        <path className={css.cloud} d="M330 80q8-22 34-16 16-22 42-6 26-4 30 22z" />
      </g>
    </>
  )
}

function River(): ReactNode {
  return (
    <>
      <path className={css.quay} d="M0 662h800v16H0z" />
      <path className={css.river} d="M0 678h800v122H0z" />
      {[696, 720, 748, 778].map((y, i) => (
        <path key={y} className={css.ripple} d={`M${(i % 2) * 40 - 40} ${y}${'q20-9 40 0t40 0'.repeat(11)}`} />
      ))}
    </>
  )
}
