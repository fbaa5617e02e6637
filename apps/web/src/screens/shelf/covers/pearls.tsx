import { type ReactNode, useId } from 'react'
import css from './covers.module.css'
import { onCircle, upTo } from './shapes.ts'

const BUBBLES: readonly (readonly [number, number, number])[] = [
  [58, 170, 9],
  [74, 142, 5],
  [52, 122, 3.5],
  [238, 190, 7],
  [252, 160, 11],
  [240, 128, 4],
]

/** Pearls: an open shell at the bottom of the sea. */
export function PearlsCover(): ReactNode {
  const id = useId()
  return (
    <svg viewBox="0 0 300 400" className={`${css.cover} ${css.pearls}`} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sea`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sea)" />
          <stop offset="1" stopColor="var(--deep)" />
        </linearGradient>
        <radialGradient id={`${id}pearl`} cx="36%" cy="32%" r="75%">
          <stop offset="0" stopColor="var(--pearl)" />
          <stop offset="1" stopColor="var(--pearl-shade)" />
        </radialGradient>
      </defs>
      <rect width="300" height="400" fill={`url(#${id}sea)`} />
      <path
        d="M60 0L0 400H70L110 0ZM150 0L130 400H210L196 0ZM240 0L290 400H300V0Z"
        fill="var(--light)"
        opacity="0.12"
      />
      <path d="M0 352C60 336 110 348 160 344S260 334 300 350V400H0Z" fill="var(--sand)" />
      <Shell />
      <circle cx="150" cy="288" r="34" fill={`url(#${id}pearl)`} />
      <ellipse cx="138" cy="274" rx="9" ry="6" fill="var(--pearl)" transform="rotate(-30 138 274)" />
      {BUBBLES.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="none" stroke="var(--light)" strokeWidth="1.500" />
      ))}
      <text x="150" y="92" textAnchor="middle" className={css.display} fontSize="64" fill="var(--pearl)">
        Pearls
      </text>
      <path
        d="M70 112q10 -8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0"
        fill="none"
        stroke="var(--light)"
        strokeWidth="2.500"
      />
    </svg>
  )
}

function Shell(): ReactNode {
  return (
    <g stroke="var(--shell-dark)" strokeWidth="2">
      {upTo(7).map((i) => {
        const [ax, ay] = onCircle(150, 300, 118, -66 + i * 18.9)
        const [bx, by] = onCircle(150, 300, 118, -66 + (i + 1) * 18.9)
        return (
          <path
            key={i}
            d={`M150 312L${ax} ${ay}A21 21 0 01${bx} ${by}Z`}
            fill={i % 2 === 0 ? 'var(--shell)' : 'var(--shell-light)'}
          />
        )
      })}
      <path d="M34 302C60 372 240 372 266 302C220 330 80 330 34 302Z" fill="var(--shell)" />
      <path d="M70 326C96 352 204 352 230 326M100 332v18M150 336v20M200 332v18" fill="none" />
    </g>
  )
}
