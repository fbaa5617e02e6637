import { type ReactNode, useId } from 'react'
import css from './card.module.css'
import { SIGN } from './motifs.ts'

interface CardBackProps {
  readonly deck?: 'house' | 'motemey'
  readonly className?: string | undefined
}

/** The back of a card: the house's with a window at night, Motemey's with his scales. Five wide and seven high. */
export function CardBack({ deck = 'house', className }: CardBackProps): ReactNode {
  const id = useId()
  return (
    <svg className={className ?? css.back} viewBox="0 0 100 140" aria-hidden="true">
      <pattern id={id} width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0H10M0 0V10" stroke="var(--car-line)" strokeWidth="1.500" fill="none" />
      </pattern>
      <rect
        x="1"
        y="1"
        width="98"
        height="138"
        rx="7"
        fill="var(--car-shadow)"
        stroke="var(--car-ink)"
        strokeWidth="2"
      />
      <rect x="8" y="8" width="84" height="124" rx="3" fill={`url(#${id})`} stroke="var(--car-sepia)" strokeWidth="2" />
      {deck === 'house' ? <Window /> : <Scales />}
    </svg>
  )
}

function Window(): ReactNode {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M22 112V58c0-20 12-32 28-32s28 12 28 32v54z"
        fill="var(--car-night)"
        stroke="var(--car-sepia)"
        strokeWidth="3"
      />
      <path d="M50 26v86M22 60h56M22 86h56" stroke="var(--car-line)" strokeWidth="2" />
      <g transform="translate(17 40)">
        <path d={SIGN} fill="var(--car-yellow-dim)" />
      </g>
      <path d="M18 112h64v6H18z" fill="var(--car-sepia)" stroke="var(--car-ink)" />
    </g>
  )
}

function Scales(): ReactNode {
  return (
    <g strokeLinejoin="round" strokeLinecap="round" fill="none" stroke="var(--car-sepia)" strokeWidth="3">
      <circle cx="50" cy="70" r="34" fill="var(--car-night)" />
      <path d="M50 46v48M40 94h20M30 54l20-4 20-4M30 54l-7 18M30 54l7 18M70 46l-7 18M70 46l7 18" />
      <path d="M22 72h16c0 8-16 8-16 0zM62 64h16c0 8-16 8-16 0z" fill="var(--car-yellow-dim)" />
    </g>
  )
}
