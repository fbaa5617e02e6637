import { type ReactNode, useId } from 'react'
import css from './covers.module.css'
import { onCircle, rays, upTo } from './shapes.ts'

const X = 150
const Y = 226

/** Banca: a vault that stands ajar, gold behind it, and multipliers that rise. */
export function BancaCover(): ReactNode {
  const id = useId()
  return (
    <svg viewBox="0 0 300 400" className={`${css.cover} ${css.banca}`} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}felt`} cx="50%" cy="56%" r="75%">
          <stop offset="0" stopColor="var(--felt)" />
          <stop offset="1" stopColor="var(--night)" />
        </radialGradient>
        <linearGradient id={`${id}steel`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--steel-light)" />
          <stop offset="0.5" stopColor="var(--steel)" />
          <stop offset="1" stopColor="var(--steel-dark)" />
        </linearGradient>
        <linearGradient id={`${id}gold`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--gold-light)" />
          <stop offset="0.55" stopColor="var(--gold)" />
          <stop offset="1" stopColor="var(--gold-deep)" />
        </linearGradient>
      </defs>
      <rect width="300" height="400" fill={`url(#${id}felt)`} />
      <path d={rays(X, Y, 330, 40)} fill="var(--ray)" opacity="0.55" />
      <Frame />
      <Vault steel={`url(#${id}steel)`} gold={`url(#${id}gold)`} />
      <Stack x={52} y={366} height={4} gold={`url(#${id}gold)`} />
      <Stack x={98} y={374} height={2} gold={`url(#${id}gold)`} />
      <Stack x={206} y={374} height={3} gold={`url(#${id}gold)`} />
      <Stack x={250} y={366} height={6} gold={`url(#${id}gold)`} />
      <Multiplier x={62} y={136} size={19} text="×2" gold={`url(#${id}gold)`} />
      <Multiplier x={243} y={128} size={23} text="×3" gold={`url(#${id}gold)`} />
      <Multiplier x={256} y={190} size={15} text="×1.2" gold={`url(#${id}gold)`} />
      <text
        x="150"
        y="86"
        textAnchor="middle"
        className={css.display}
        fontSize="64"
        letterSpacing="3"
        fill="var(--shade)"
      >
        BANCA
      </text>
      <text
        x="150"
        y="83"
        textAnchor="middle"
        className={css.display}
        fontSize="64"
        letterSpacing="3"
        fill={`url(#${id}gold)`}
      >
        BANCA
      </text>
    </svg>
  )
}

function Frame(): ReactNode {
  const inner = 'M34 16H266L284 34V366L266 384H34L16 366V34Z'
  return (
    <g fill="none" stroke="var(--gold)">
      <path d={inner} strokeWidth="2.500" />
      <path d="M38 22H262L278 38V362L262 378H38L22 362V38Z" strokeWidth="1" opacity="0.7" />
      <path d="M60 104H130M170 104H240" strokeWidth="1.500" />
      <path d="M150 98l6 6-6 6-6-6z" fill="var(--gold)" />
    </g>
  )
}

function Vault({ steel, gold }: { readonly steel: string; readonly gold: string }): ReactNode {
  return (
    <g>
      <ellipse cx={X} cy={Y + 104} rx="104" ry="14" fill="var(--shade)" opacity="0.6" />
      <circle cx={X} cy={Y} r="100" fill="var(--steel-dark)" />
      <circle cx={X} cy={Y} r="97" fill={steel} />
      <circle cx={X} cy={Y} r="84" fill="var(--shade)" />
      <circle cx={X + 3} cy={Y} r="81" fill={gold} />
      {/* The door, a little to the left of its frame: what lies behind it shines through. */}
      <g transform={`translate(-9 0)`}>
        <circle cx={X} cy={Y} r="80" fill="var(--steel-dark)" />
        <circle cx={X} cy={Y} r="77" fill={steel} />
        <circle cx={X} cy={Y} r="60" fill="none" stroke="var(--steel-dark)" strokeWidth="3" />
        <circle cx={X} cy={Y} r="57" fill={steel} transform={`rotate(180 ${X} ${Y})`} />
        {upTo(16).map((i) => {
          const [x, y] = onCircle(X, Y, 68.5, i * 22.5)
          return <circle key={i} cx={x} cy={y} r="3.600" fill="var(--steel-light)" stroke="var(--steel-dark)" />
        })}
        {upTo(5).map((i) => {
          const [x, y] = onCircle(X, Y, 44, i * 72)
          return (
            <g key={i}>
              <line x1={X} y1={Y} x2={x} y2={y} stroke="var(--shade)" strokeWidth="11" strokeLinecap="round" />
              <line x1={X} y1={Y} x2={x} y2={y} stroke={`var(--gold)`} strokeWidth="7" strokeLinecap="round" />
              <circle cx={x} cy={y} r="9" fill={gold} stroke="var(--shade)" strokeWidth="2" />
            </g>
          )
        })}
        <circle cx={X} cy={Y} r="20" fill={gold} stroke="var(--shade)" strokeWidth="2.500" />
        <circle cx={X} cy={Y} r="12" fill="none" stroke="var(--gold-deep)" strokeWidth="2" />
        <path d={`M${X - 3} ${Y - 5}h6l-1.500 4 2.500 7h-8l2.500-7z`} fill="var(--shade)" />
      </g>
      {upTo(24).map((i) => {
        const [x, y] = onCircle(X, Y, 91, i * 15 + 7.5)
        return <circle key={i} cx={x} cy={y} r="2.600" fill="var(--steel-dark)" />
      })}
    </g>
  )
}

interface StackProps {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly gold: string
}

function Stack({ x, y, height, gold }: StackProps): ReactNode {
  return upTo(height).map((i) => (
    <g key={i} transform={`translate(${x + (i % 2) * 2 - 1} ${y - i * 9})`}>
      <path d="M-23 -6v7a23 8 0 0046 0v-7z" fill="var(--gold-deep)" stroke="var(--shade)" />
      <ellipse cy="-6" rx="23" ry="8" fill={gold} stroke="var(--shade)" />
      <ellipse cy="-6" rx="15" ry="4.600" fill="none" stroke="var(--gold-deep)" />
    </g>
  ))
}

interface MultiplierProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly text: string
  readonly gold: string
}

function Multiplier({ x, y, size, text, gold }: MultiplierProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={size + 2} fill="var(--shade)" />
      <circle r={size} fill={gold} />
      <circle r={size - 4} fill="none" stroke="var(--gold-deep)" strokeDasharray="2 2.500" />
      <text y={size * 0.32} textAnchor="middle" className={css.display} fontSize={size * 0.9} fill="var(--shade)">
        {text}
      </text>
    </g>
  )
}
