import type { ReactNode } from 'react'
import { money } from '../model/numbers.ts'
import css from './vault.module.css'

const RIVETS = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8)
/** How far the coins can sink, in the drawing's units. */
const DEPTH = 132

interface VaultProps {
  readonly bank: number
  /** The most there has been; at that the vault looks full. */
  readonly peak: number
}

/** The vault: its round window shows how high the coins lie. */
export function Vault({ bank, peak }: VaultProps): ReactNode {
  const share = peak > 0 ? Math.min(1, bank / peak) : 0
  return (
    <div className={css.vault}>
      <svg viewBox="8 8 204 204" aria-hidden="true">
        <defs>
          <radialGradient id="banca-brass" cx="35%" cy="30%" r="80%">
            <stop offset="0" stopColor="var(--banca-brass-light)" />
            <stop offset="0.55" stopColor="var(--banca-brass)" />
            <stop offset="1" stopColor="var(--banca-brass-deep)" />
          </radialGradient>
          <clipPath id="banca-window">
            <circle cx="110" cy="110" r="68" />
          </clipPath>
          <pattern id="banca-coins" width="26" height="14" patternUnits="userSpaceOnUse">
            <rect width="26" height="14" fill="var(--banca-brass)" />
            <ellipse cx="13" cy="7" rx="12" ry="5.500" className={css.coin} />
            <ellipse cx="0" cy="14" rx="12" ry="5.500" className={css.coin} />
            <ellipse cx="26" cy="14" rx="12" ry="5.500" className={css.coin} />
            <ellipse cx="0" cy="0" rx="12" ry="5.500" className={css.coin} />
            <ellipse cx="26" cy="0" rx="12" ry="5.500" className={css.coin} />
          </pattern>
        </defs>
        <circle cx="110" cy="110" r="98" fill="url(#banca-brass)" />
        <circle cx="110" cy="110" r="90" className={css.groove} />
        {RIVETS.map((angle) => (
          <circle
            key={angle}
            cx={110 + 84 * Math.cos(angle)}
            cy={110 + 84 * Math.sin(angle)}
            r="4"
            className={css.rivet}
          />
        ))}
        <circle cx="110" cy="110" r="72" className={css.rim} />
        <g clipPath="url(#banca-window)">
          <rect x="40" y="40" width="140" height="140" className={css.inside} />
          <g className={css.heap} style={{ transform: `translateY(${Math.round((1 - share) * DEPTH)}px)` }}>
            <path d="M36 50q18-10 37 0t37 0 37 0 37 0v150H36z" fill="url(#banca-coins)" />
          </g>
          <path d="M60 58a70 70 0 0186-10l-74 104a70 70 0 01-12-94z" className={css.gleam} />
        </g>
      </svg>
      <p className={css.plate}>
        <span className={css.label}>In the bank</span>
        <strong className="digits">{money(bank)}</strong>
      </p>
    </div>
  )
}
