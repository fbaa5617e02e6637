import { type ReactNode, useId } from 'react'
import { blazonOf } from '../../../components/crest-blazon.ts'
import css from './covers.module.css'

/** Tiles of 40, one of which covers the box. */
const PATTERNS: readonly string[] = [
  'M0 40L20 20 40 40V30L20 10 0 30Z',
  'M20 4a16 16 0 110 32 16 16 0 010-32zM20 12a8 8 0 100 16 8 8 0 000-16z',
  'M20 2L38 20 20 38 2 20ZM20 12l-8 8 8 8 8-8z',
  'M0 14q10 -10 20 0t20 0v8q-10 -10 -20 0t-20 0z',
  'M0 0h20v20H0zM20 20h20v20H20z',
]

/** For a game that has no art yet: made from its title, always the same. */
export function PlainCover({ title }: { readonly title: string }): ReactNode {
  const id = useId()
  const { tincture, charge, metal } = blazonOf(title)
  return (
    <svg viewBox="0 0 300 400" className={`${css.cover} ${css.plain}`} aria-hidden="true">
      <pattern id={id} width="40" height="40" patternUnits="userSpaceOnUse">
        <path d={PATTERNS[charge % PATTERNS.length]} fill="var(--paper-shade)" fillRule="evenodd" />
      </pattern>
      <rect width="300" height="400" fill={`var(--tincture-${tincture})`} />
      <rect width="300" height="400" fill={`url(#${id})`} />
      <rect x="16" y="16" width="268" height="368" fill="none" stroke={`var(--${metal}-leaf)`} strokeWidth="2.500" />
      <circle
        cx="150"
        cy="236"
        r="92"
        fill={`var(--tincture-${tincture})`}
        stroke={`var(--${metal}-leaf)`}
        strokeWidth="4"
      />
      <text x="150" y="282" textAnchor="middle" className={css.display} fontSize="132" fill={`var(--${metal}-leaf)`}>
        {title.charAt(0)}
      </text>
      <path d="M16 44H284V112H16Z" fill="var(--paper-shade)" />
      <text
        x="150"
        y="92"
        textAnchor="middle"
        className={css.display}
        fontSize={Math.min(50, 400 / title.length)}
        fill="var(--paper-ink)"
      >
        {title}
      </text>
    </svg>
  )
}
