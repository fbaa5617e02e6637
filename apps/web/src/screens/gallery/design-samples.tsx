import type { ReactNode } from 'react'
import { Logo } from '../../components/logo.tsx'
import { GameBox } from '../shelf/game-box.tsx'
import css from './gallery.module.css'

const SIZES = ['3xl', '2xl', 'xl', 'l', 'm', 's', 'xs']
const COLOURS = [
  'paper',
  'surface',
  'surface-raised',
  'surface-sunken',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'accent',
  'accent-soft',
  'second',
  'second-soft',
  'gold',
  'gold-soft',
  'danger',
  'danger-soft',
  'good',
  'good-soft',
  'focus',
]

/** The steps of the type scale. */
export function TypeSamples(): ReactNode {
  return (
    <>
      <Logo size={48} />
      {SIZES.map((size) => (
        <div key={size} style={{ fontSize: `var(--text-${size})`, lineHeight: 1.2 }}>
          <span style={{ fontFamily: 'var(--font-display)', fontWeight: 620 }}>Fraunces</span> Figtree {size}
        </div>
      ))}
    </>
  )
}

/** Every colour by its name. */
export function ColourSamples(): ReactNode {
  return (
    <div className={css.swatches}>
      {COLOURS.map((name) => (
        <div key={name}>
          <div className={css.swatch} style={{ background: `var(--${name})` }} />
          {name}
        </div>
      ))}
    </div>
  )
}

/** Boxes with art of their own, and one without. */
export function BoxSamples(): ReactNode {
  return (
    <div className={css.boxes}>
      <GameBox game="banca" title="Banca" />
      <GameBox game="ludomercatus" title="Ludomercatus" />
      <GameBox game="pearls" title="Pearls" />
      <GameBox game="" title="Carcosa" />
      <GameBox game="imperio" title="Imperio Inmobiliario" />
    </div>
  )
}
