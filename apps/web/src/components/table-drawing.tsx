import type { ReactNode } from 'react'
import { seatColour } from './seat-mark.tsx'

const CHAIRS = [0, 1, 2, 3, 4, 5].map((seat) => {
  const angle = (seat * Math.PI) / 3
  return { seat, x: 100 + 82 * Math.cos(angle), y: 52 + 36 * Math.sin(angle) }
})

/** A round table with chairs around it, one of them pulled out. */
export function TableDrawing(): ReactNode {
  return (
    <svg viewBox="0 0 200 104" width="100%" height="104" aria-hidden="true">
      {CHAIRS.map(({ seat, x, y }) => (
        <ellipse
          key={seat}
          cx={x + (seat === 0 ? 8 : 0)}
          cy={y}
          rx="13"
          ry="8"
          fill={seat === 0 ? 'none' : seatColour(seat)}
          stroke={seat === 0 ? 'var(--line-strong)' : 'none'}
          strokeWidth="2"
          strokeDasharray="4 3"
        />
      ))}
      <ellipse cx="100" cy="57" rx="66" ry="30" fill="var(--line-strong)" />
      <ellipse cx="100" cy="52" rx="66" ry="30" fill="var(--gold-soft)" stroke="var(--line-strong)" strokeWidth="2" />
      <rect
        x="76"
        y="40"
        width="17"
        height="23"
        rx="2"
        transform="rotate(-14 84 52)"
        fill="var(--surface-raised)"
        stroke="var(--line-strong)"
      />
      <rect x="88" y="38" width="17" height="23" rx="2" transform="rotate(6 96 50)" fill="var(--accent)" />
      <circle cx="122" cy="56" r="6" fill="var(--gold)" />
      <circle cx="131" cy="50" r="6" fill="var(--gold)" stroke="var(--gold-soft)" />
    </svg>
  )
}
