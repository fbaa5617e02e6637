import { type ReactNode, useId } from 'react'
import css from './mosaic-band.module.css'

/** A running wave of tesserae between two threads, as at the edge of a floor. */
export function MosaicBand(): ReactNode {
  const id = useId()
  return (
    <svg className={css.band} width="100%" height="14" aria-hidden="true">
      <defs>
        <pattern id={id} width="28" height="14" patternUnits="userSpaceOnUse">
          <rect width="28" height="14" fill="var(--auf-plaster)" />
          <path d="M0 2h28v10H0z" fill="var(--auf-terracotta)" />
          <path
            d="M0 12c8 0 10-3 10-6a3.500 3.500 0 017 0c0 2-2 3-3.500 2 1 4 14.500 4 14.500 4z"
            fill="var(--auf-plaster)"
          />
          <path
            d="M0 4.700h28M0 7.400h28M0 10h28M4.700 0v14M9.400 0v14M14 0v14M18.700 0v14M23.400 0v14"
            stroke="var(--auf-grout)"
            strokeWidth="0.500"
            opacity="0.700"
          />
        </pattern>
      </defs>
      <rect width="100%" height="14" fill={`url(#${id})`} />
    </svg>
  )
}
