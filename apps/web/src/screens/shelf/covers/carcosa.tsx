import { type ReactNode, useId } from 'react'
import css from './covers.module.css'
import { upTo } from './shapes.ts'

/** Carcosa: a house at night in cross-section, and who stands behind it. */
export function CarcosaCover(): ReactNode {
  const id = useId()
  return (
    <svg viewBox="0 0 300 400" className={`${css.cover} ${css.carcosa}`} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}glow`} cx="50%" cy="50%" r="62%">
          <stop offset="0" stopColor="var(--stain)" />
          <stop offset="1" stopColor="var(--night)" />
        </radialGradient>
        <pattern id={`${id}hatch`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <path d="M0 0H5" stroke="var(--ink)" strokeWidth="2" />
        </pattern>
        <clipPath id={`${id}moon`}>
          <circle cx="150" cy="196" r="108" />
        </clipPath>
      </defs>
      <rect width="300" height="400" fill={`url(#${id}glow)`} />
      <rect width="300" height="400" fill={`url(#${id}hatch)`} opacity="0.5" />
      <circle cx="150" cy="196" r="108" fill="var(--yellow)" stroke="var(--ink)" strokeWidth="3" />
      <g clipPath={`url(#${id}moon)`} stroke="var(--ink)" strokeWidth="1.500">
        {upTo(14).map((i) => (
          <path
            key={i}
            d={`M${30 + ((i * 37) % 40)} ${206 + i * 7}h${60 + ((i * 53) % 70)}M${170 + ((i * 29) % 40)} ${210 + i * 7}h90`}
          />
        ))}
      </g>
      <King hatch={`url(#${id}hatch)`} />
      <House hatch={`url(#${id}hatch)`} />
      <Souls />
      <path d="M12 12H288V388H12Z" fill="none" stroke="var(--sepia)" strokeWidth="2.500" />
      <path d="M18 18H282V382H18Z" fill="none" stroke="var(--sepia)" />
      <text
        x="150"
        y="70"
        textAnchor="middle"
        className={css.display}
        fontSize="45"
        letterSpacing="2"
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="6"
        paintOrder="stroke"
      >
        CARCOSA
      </text>
    </svg>
  )
}

/** Larger than the house: a robe in rags, a pale mask, a crown. */
function King({ hatch }: { readonly hatch: string }): ReactNode {
  const robe =
    'M150 118c26 0 36 22 36 42 34 18 58 60 66 118l10 52-20-14-10 24H68l-10-24-20 14 10-52c8-58 32-100 66-118 0-20 10-42 36-42z'
  return (
    <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round">
      <path d={robe} fill="var(--shade)" />
      <path d={robe} fill={hatch} stroke="none" opacity="0.7" />
      <path
        d="M112 180c-22 34-32 76-36 130M130 196c-10 34-14 70-16 110M170 196c10 34 14 70 16 110M188 180c22 34 32 76 36 130"
        fill="none"
        stroke="var(--yellow-deep)"
        strokeWidth="1.600"
      />
      <path d="M122 124L112 84l22 18 16-26 16 26 22-18-10 40c-16-8-40-8-56 0z" fill="var(--yellow)" />
      <path d="M128 134c0-10 8-16 22-16s22 6 22 16c0 26-8 44-22 44s-22-18-22-44z" fill="var(--paper)" />
      <path d="M134 138c4-5 10-5 13 0-3 7-10 7-13 0zM153 138c3-5 9-5 13 0-3 7-10 7-13 0z" fill="var(--ink)" />
      <path d="M150 142v12l-4 2M143 165c5-3 9-3 14 0" fill="none" strokeWidth="2" />
    </g>
  )
}

/** Windows of the house: where they are, and whether somebody is awake. */
const WINDOWS: readonly (readonly [x: number, y: number, isLit: boolean])[] = [
  [98, 262, false],
  [122, 262, true],
  [166, 262, false],
  [190, 262, false],
  [98, 296, false],
  [122, 296, false],
  [166, 296, true],
  [190, 296, false],
  [98, 330, true],
  [122, 330, false],
  [190, 330, false],
]

function House({ hatch }: { readonly hatch: string }): ReactNode {
  return (
    <g stroke="var(--ink)" strokeWidth="2.500" strokeLinejoin="round">
      <path d="M0 400V360c60-10 90-6 150-6s100-4 150 6v40z" fill="var(--ink)" stroke="none" />
      <path d="M84 360V250h132v110z" fill="var(--sepia)" />
      <path d="M150 360V250h66v110z" fill={hatch} stroke="none" />
      <path d="M74 252l36-34h80l36 34z" fill="var(--shade)" />
      <path d="M122 252l28-40 28 40z" fill="var(--shade)" />
      <circle cx="150" cy="236" r="8" fill="var(--yellow)" />
      <path d="M150 228v16M142 236h16" strokeWidth="1.600" />
      <path d="M196 222v-18h12v28" fill="var(--shade)" />
      <path d="M84 286h132M84 320h132" strokeWidth="4" />
      {WINDOWS.map(([x, y, isLit]) => (
        <g key={`${x} ${y}`}>
          <path d={`M${x} ${y + 18}v-12a6 6 0 0112 0v12z`} fill={isLit ? 'var(--lamp)' : 'var(--night)'} />
          <path d={`M${x + 6} ${y}v18`} strokeWidth="1.500" />
        </g>
      ))}
      <path d="M140 360v-24a10 10 0 0120 0v24z" fill="var(--yellow)" />
      <path d="M150 328v32" strokeWidth="1.600" />
      <path d="M150 360l-34 34h68z" fill="var(--yellow)" opacity="0.5" stroke="none" />
    </g>
  )
}

/** Four poor souls on their way to the door, each with a light. */
function Souls(): ReactNode {
  return [78, 112, 186, 222].map((x, i) => (
    <g key={x} transform={`translate(${x} ${366 + (i % 2) * 4})`}>
      <circle cx="11" cy="-4" r="12" fill="var(--lamp)" opacity="0.3" />
      <path
        d="M0-14a5 5 0 110 10 5 5 0 010-10zM-8 14c0-12 2-18 8-18s8 6 8 18z"
        fill="var(--shade)"
        stroke="var(--paper)"
        strokeWidth="1.500"
      />
      <path d="M6 0l5-6M8-6h6v8H8z" fill="var(--lamp)" stroke="var(--ink)" strokeWidth="1.200" />
    </g>
  ))
}
