import type { ReactNode } from 'react'
import css from './things.module.css'

/** What stands about on a shelf between boxes: dice, pawns, coins, an hourglass. */
export function Things({ place }: { readonly place: number }): ReactNode {
  return (
    <svg viewBox="0 0 90 90" className={css.things} aria-hidden="true">
      {SETS[place % SETS.length]}
    </svg>
  )
}

interface PieceProps {
  readonly x: number
  readonly paint: string
}

function Pawn({ x, paint }: PieceProps): ReactNode {
  return (
    <g transform={`translate(${x} 88)`}>
      <path d="M-13 0c0-8 6-8 8-22h10c2 14 8 14 8 22z" fill={paint} />
      <circle cy="-30" r="10" fill={paint} />
      <path d="M0 0h13c0-8-6-8-8-22H2z" fill="var(--box-dusk)" />
      <circle cx="-3" cy="-33" r="3" fill="var(--box-gleam)" />
    </g>
  )
}

function Die({
  x,
  spots,
  turn = 0,
}: {
  readonly x: number
  readonly spots: string
  readonly turn?: number
}): ReactNode {
  return (
    <g transform={`translate(${x} 88) rotate(${turn})`}>
      <rect x="-14" y="-28" width="28" height="28" rx="5" fill="var(--crest-halo)" stroke="var(--box-edge)" />
      <path d={spots} stroke="var(--crest-ink)" strokeWidth="5" strokeLinecap="round" />
    </g>
  )
}

const FIVE = 'M-7 -21v.1M7 -21v.1M0 -14v.1M-7 -7v.1M7 -7v.1'
const THREE = 'M-7 -21v.1M0 -14v.1M7 -7v.1'

const SETS: readonly ReactNode[] = [
  <g key="dice">
    <Die x={24} spots={FIVE} />
    <Die x={58} spots={THREE} />
    <g transform="translate(-16 -28)">
      <Die x={54} spots={FIVE} />
    </g>
  </g>,
  <g key="pawns">
    <Pawn x={20} paint="var(--tincture-0)" />
    <Pawn x={46} paint="var(--tincture-1)" />
    <Pawn x={72} paint="var(--gold-leaf)" />
  </g>,
  <g key="hourglass">
    <path
      d="M26 20c0 20 14 20 14 33S26 68 26 82h34c0-14-14-16-14-29s14-13 14-33z"
      fill="var(--silver-leaf)"
      opacity="0.7"
    />
    <path d="M31 38c4 8 10 9 12 15 2-6 8-7 12-15zM29 82c2-9 10-8 14-12 4 4 12 3 14 12z" fill="var(--gold-leaf)" />
    <path d="M20 14h46v7H20zM20 81h46v7H20z" fill="var(--tincture-5)" />
  </g>,
]
