import { type ReactNode, useId } from 'react'
import css from './covers.module.css'
import { upTo } from './shapes.ts'

/** Aufbau: a mosaic of an estate, with an open ledger before it. */
export function AufbauCover(): ReactNode {
  const id = useId()
  return (
    <svg viewBox="0 0 300 400" className={`${css.cover} ${css.aufbau}`} aria-hidden="true">
      <defs>
        <pattern id={`${id}stones`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d="M0 0H8M0 0V8" stroke="var(--plaster)" strokeWidth="1.300" opacity="0.500" />
        </pattern>
        <pattern id={`${id}wave`} width="30" height="20" patternUnits="userSpaceOnUse">
          <rect width="30" height="20" fill="var(--terracotta)" />
          <path d="M0 20C9 20 11 15 11 9a4 4 0 018 0c0 3-2 4-4 3 1 6 15 8 15 8z" fill="var(--plaster)" />
        </pattern>
      </defs>
      <rect width="300" height="400" fill="var(--purple)" />
      <rect x="14" y="14" width="272" height="372" fill={`url(#${id}wave)`} />
      <rect x="34" y="34" width="232" height="332" fill="var(--sky)" stroke="var(--ink)" strokeWidth="3" />
      <circle cx="214" cy="132" r="30" fill="var(--gold)" />
      <path d="M34 214c60-44 120-40 150-20s60 0 82-16v70H34z" fill="var(--olive-light)" />
      <path d="M34 240c80-20 150-16 232-4v60H34z" fill="var(--olive)" />
      <Villa />
      {[58, 92, 244].map((x) => (
        <path key={x} d={`M${x} 246c-12-30-8-70 0-86 8 16 12 56 0 86z`} fill="var(--cypress)" />
      ))}
      <path d="M34 296c70-22 160-22 232 0v70H34z" fill="var(--terracotta-light)" />
      {upTo(7).map((i) => (
        <path key={i} d={`M${44 + i * 34} 366l${(i - 3) * -8} -62`} stroke="var(--terracotta)" strokeWidth="5" />
      ))}
      <rect x="34" y="34" width="232" height="332" fill={`url(#${id}stones)`} />
      <Ledger />
      <rect x="34" y="40" width="232" height="58" fill="var(--purple)" stroke="var(--gold)" strokeWidth="3" />
      <text
        x="150"
        y="82"
        textAnchor="middle"
        className={css.roman}
        fontSize="38"
        letterSpacing="3"
        fill="var(--gold-light)"
      >
        AUFBAU
      </text>
    </svg>
  )
}

/** A country house with columns. */
function Villa(): ReactNode {
  return (
    <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
      <path d="M112 246v-66h110v66z" fill="var(--plaster)" />
      <path d="M104 182l63-34 63 34z" fill="var(--terracotta)" />
      <path d="M122 246v-46h90v46z" fill="var(--purple)" />
      {upTo(5).map((i) => (
        <path key={i} d={`M${124 + i * 19} 198h10v48h-10z`} fill="var(--plaster)" />
      ))}
      <path d="M104 246h126v8H104z" fill="var(--plaster)" />
    </g>
  )
}

/** A pair of wax tablets, with figures scratched into them. */
function Ledger(): ReactNode {
  return (
    <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round">
      <path d="M62 286l84 8v76l-84-8zM238 286l-84 8v76l84-8z" fill="var(--wood)" />
      <path d="M70 295l68 7v59l-68-7zM230 295l-68 7v59l68-7z" fill="var(--wax)" />
      <path
        d="M78 309l34 3M78 320l48 5M78 331l28 3M78 342l40 4M222 309l-34 3M222 320l-46 5M222 331l-30 3M222 342l-42 4"
        fill="none"
        stroke="var(--gold-light)"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
      <path d="M242 262l14 6-54 92-8 6 0-10z" fill="var(--gold)" strokeWidth="2" />
    </g>
  )
}
