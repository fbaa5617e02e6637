import type { Emoji } from '@ludoteca/protocol'
import type { ReactNode } from 'react'
import css from './face.module.css'

const HEAD = <circle cx="16" cy="16" r="13" className={css.skin} />

/** Drawn by us, so that they look the same on every device and are there on all of them. */
const DRAWINGS: Readonly<Record<Emoji, ReactNode>> = {
  FUEGO: (
    <>
      <path
        className={css.flame}
        d="M17 2c1 5 8 8 8 17a9 9 0 01-18 0c0-5 3-7 3.500-11 2 1 3 3 3 5C16 11 17.500 7 17 2z"
      />
      <path className={css.core} d="M16 15c.5 3 4 4.500 4 8a4 4 0 01-8 0c0-3 3-4.500 4-8z" />
    </>
  ),
  RISA: (
    <>
      {HEAD}
      <path className={css.line} d="M8 13q2.500-3.500 5 0M19 13q2.500-3.500 5 0" />
      <path className={css.mouth} d="M8.500 17.500h15a7.500 7.500 0 01-15 0z" />
      <path className={css.tear} d="M5 15q-4 3-2 5.500T7.500 18zM27 15q4 3 2 5.500T24.500 18z" />
    </>
  ),
  LLANTO: (
    <>
      {HEAD}
      <path className={css.line} d="M8 12.500l5 2M24 12.500l-5 2" />
      <path className={css.mouth} d="M12 24a4 4 0 018 0z" />
      <path className={css.tear} d="M9 16h3.500v12.500L9 27zM19.500 16H23v11l-3.500 1.500z" />
    </>
  ),
  DINERO: (
    <>
      <ellipse cx="16" cy="24" rx="11" ry="4.500" className={css.coin} />
      <ellipse cx="16" cy="20" rx="11" ry="4.500" className={css.coin} />
      <ellipse cx="16" cy="16" rx="11" ry="4.500" className={css.coin} />
      <circle cx="16" cy="9.500" r="7" className={css.coin} />
      <path
        className={css.line}
        d="M18.500 7q-2.500-2-4.300-.3c-1.700 2.300 4.300 2 3.800 4.600q-1.500 2-4.500.3M16 4.800v9.600"
      />
    </>
  ),
  APLAUSO: (
    <>
      <path className={css.skin} d="M6 17l7-9.500q2-2 3.500 0l3.500 5 5 1.500q3 2 2 5.500l-4 7q-3 4-8 2z" />
      <path className={css.line} d="M13 10l6 9M10 13.500l6 8.500M7.500 17l6 7.500" />
      <path className={css.spark} d="M21 3l-1 4M26.500 5L24 8.500M30 10l-4 1.500" />
    </>
  ),
  ASOMBRO: (
    <>
      {HEAD}
      <path className={css.line} d="M8 8.500q2-2 4.500-1M24 8.500q-2-2-4.500-1" />
      <circle cx="11.500" cy="13.500" r="2" className={css.dot} />
      <circle cx="20.500" cy="13.500" r="2" className={css.dot} />
      <ellipse cx="16" cy="22" rx="3.500" ry="4.500" className={css.mouth} />
    </>
  ),
}

/** A reaction as a picture. Whatever holds it has the words. */
export function Face({ emoji, size = 28 }: { readonly emoji: Emoji; readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {DRAWINGS[emoji]}
    </svg>
  )
}
