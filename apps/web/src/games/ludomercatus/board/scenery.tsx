import type { ReactNode } from 'react'
import css from './board.module.css'

interface At {
  readonly x: number
  readonly y: number
}

/** The temple at the head of the forum, with the name of the game on its frieze. */
export function TempleFront(): ReactNode {
  return (
    <g>
      <path className={css.wallShade} d="M176 438h448v18H176zM156 456h488v18H156z" />
      <path className={css.wallDeep} d="M210 290h380v130H210z" />
      <path className={css.door} d="M368 420v-82q0-32 32-32t32 32v82z" />
      <path className={css.wall} d="M190 420h420v18H190zM186 246h428v44H186z" />
      <path className={css.wallShade} d="M176 236h448v12H176z" />
      <path className={css.roof} d="M166 236L400 128l234 108z" />
      <path className={css.wall} d="M214 228L400 144l186 84z" />
      <Wreath />
      {[210, 276, 342, 458, 524, 590].map((x) => (
        <Column key={x} x={x} />
      ))}
      <text className={css.frieze} x="400" y="279" textAnchor="middle" textLength="370">
        LVDOMERCATVS
      </text>
      <Lamp x={310} y={360} />
      <Lamp x={490} y={360} />
    </g>
  )
}

function Column({ x }: { readonly x: number }): ReactNode {
  return (
    <g transform={`translate(${x} 290)`}>
      <path className={css.wall} d="M-11 8h22v114h-22zM-16 0h32v9h-32zM-16 121h32v9h-32z" />
      <path className={css.flute} d="M-5 10v110M0 10v110M5 10v110" />
    </g>
  )
}

function Wreath(): ReactNode {
  return (
    <g className={css.wreath}>
      <path d="M400 222q-30-6-26-40M400 222q30-6 26-40" />
      <path d="M376 190l-10-6M378 202l-12-2M384 213l-12 4M424 190l10-6M422 202l12-2M416 213l12 4M394 198h12M394 206h12" />
    </g>
  )
}

/** An aqueduct on the hills. */
export function Arcade({ x, y, arches }: At & { readonly arches: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={css.wallShade} d={`M0 0h${arches * 56}v10H0z`} />
      {Array.from({ length: arches }, (_, i) => i * 56).map((left) => (
        <path
          key={left}
          className={css.wallFar}
          d={`M${left} 10h56v70h-10V46q0-18-18-18t-18 18v34h-10z`}
          fillRule="evenodd"
        />
      ))}
    </g>
  )
}

/** A merchant's stall under a striped awning, with a lamp for the night. */
export function Stall({ x, y, cloth }: At & { readonly cloth: 'red' | 'blue' | 'green' }): ReactNode {
  const stripes = Array.from({ length: 7 }, (_, i) => i * 24)
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={css.wood} d="M6 20h5v66H6zM157 20h5v66h-5z" />
      <path className={css.stallInside} d="M11 24h146v40H11z" />
      <path className={css.wood} d="M2 60h164v8H2zM6 68h156v22H6z" />
      <path
        className={css.goods}
        d="M22 60a10 10 0 0120 0zM46 60a10 10 0 0120 0zM104 60a10 10 0 0120 0zM128 60a10 10 0 0120 0z"
      />
      <path className={css.clay} d="M76 60q-4-8 2-14v-6h10v6q6 6 2 14z" />
      {stripes.map((left, i) => (
        <path
          key={left}
          className={i % 2 === 0 ? css[`cloth-${cloth}`] : css.cloth}
          d={`M${left} 0h24v24q0 8-12 8t-12-8z`}
        />
      ))}
      <Lamp x={84} y={44} />
    </g>
  )
}

/** A lamp that only burns at night. */
function Lamp({ x, y }: At): ReactNode {
  return (
    <g className={css.night}>
      <circle cx={x} cy={y} r="60" fill="url(#lm-halo)" />
      <circle className={css.flame} cx={x} cy={y} r="5" />
    </g>
  )
}

export function Cypress({ x, y }: At): ReactNode {
  return <path className={css.tree} d={`M${x} ${y}q-16-20-6-60 6-24 6-40 0 16 6 40 10 40-6 60z`} />
}

export function Pine({ x, y }: At): ReactNode {
  return (
    <g>
      <path className={css.wood} d={`M${x - 3} ${y}v-70h6v70z`} />
      <path className={css.tree} d={`M${x - 46} ${y - 62}q4-28 46-30 42 2 46 30-46 14-92 0z`} />
      <path className={css.treeLight} d={`M${x - 34} ${y - 70}q8-18 34-19 20 1 28 10-30-2-62 9z`} />
    </g>
  )
}

export function Amphora({ x, y }: At): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={css.clay} d="M-5-30h10v6q10 6 9 20-2 12-9 20h-10q-7-8-9-20-1-14 9-20z" />
      <path className={css.handle} d="M-5-26q-12 0-9 14M5-26q12 0 9 14" />
    </g>
  )
}

export function Ship({ x, y }: At): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={css.wood} d="M-56 0H56q6-8 12-10-4 30-26 34H-40Q-56 18-60-6z" />
      <path className={css.oars} d="M-34 16l-8 18M-14 16l-8 18M6 16l-8 18M26 16l-8 18" />
      <path className={css.wood} d="M-3-62h5v62h-5z" />
      <path className={css.cloth} d="M-34-56h68q-6 22 0 42h-68q6-20 0-42z" />
      <path className={css['cloth-red']} d="M-30-38h60v9h-60z" />
    </g>
  )
}

/** The bridge that leads out of the market. */
export function Bridge(): ReactNode {
  return (
    <g>
      <path className={css.wallShade} d="M312 662h176v14H312zM322 676h156l36 124H286z" />
      <path className={css.wallDeep} d="M300 752l8-28q92-24 184 0l8 28q-100-26-200 0z" opacity="0.35" />
      <path className={css.flute} d="M332 690h136M324 716h152M316 742h168M308 770h184" />
    </g>
  )
}
