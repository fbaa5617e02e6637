import '../../../games/imperio/theme.css'
import { type ReactNode, useId } from 'react'
import css from './covers.module.css'
import { rays, upTo } from './shapes.ts'

/** A house of the skyline: from where, how wide and high, in which ink, with how many windows in a row. */
type House = readonly [x: number, width: number, height: number, ink: string, windows: number]

const HOUSES: readonly House[] = [
  [14, 34, 92, 'var(--cyan)', 2],
  [48, 30, 128, 'var(--red)', 2],
  [78, 36, 74, 'var(--white)', 3],
  [186, 32, 116, 'var(--white)', 2],
  [218, 34, 84, 'var(--magenta)', 2],
  [252, 34, 134, 'var(--blue)', 2],
]
const FLOOR = 316

/** Imperio Inmobiliario: the front page of a tabloid, with Lima on it and a price on Lima. */
export function ImperioCover(): ReactNode {
  const id = useId()
  return (
    <svg viewBox="0 0 300 400" className={`${css.cover} ${css.imperio}`} aria-hidden="true">
      <defs>
        <pattern id={`${id}dots`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <circle cx="3.500" cy="3.500" r="2" fill="var(--orange)" />
        </pattern>
        <clipPath id={`${id}picture`}>
          <path d="M14 128H286V336H14Z" />
        </clipPath>
      </defs>
      <rect width="300" height="400" fill="var(--paper)" />
      <Masthead />
      <g clipPath={`url(#${id}picture)`}>
        <rect x="14" y="128" width="272" height="208" fill="var(--yellow)" />
        <path d={rays(150, 250, 260, 32)} fill={`url(#${id}dots)`} />
        <circle cx="150" cy="222" r="62" fill="var(--orange)" stroke="var(--ink)" strokeWidth="3" />
        <Skyline />
      </g>
      <path d="M14 128H286V336H14Z" fill="none" stroke="var(--ink)" strokeWidth="4" />
      <Columns />
      <Sold />
    </svg>
  )
}

function Masthead(): ReactNode {
  return (
    <g>
      <rect width="300" height="76" fill="var(--red)" />
      <text x="150" y="65" textAnchor="middle" className={css.tabloid} fontSize="69" fill="var(--ink)">
        IMPERIO
      </text>
      <text x="147" y="62" textAnchor="middle" className={css.tabloid} fontSize="69" fill="var(--white)">
        IMPERIO
      </text>
      <path d="M14 84H286M14 120H286" stroke="var(--ink)" strokeWidth="2.500" />
      <text
        x="150"
        y="113"
        textAnchor="middle"
        className={css.tabloid}
        fontSize="30"
        letterSpacing="4.600"
        fill="var(--ink)"
      >
        INMOBILIARIO
      </text>
    </g>
  )
}

function Skyline(): ReactNode {
  return (
    <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round">
      {HOUSES.map(([x, width, height, ink, windows]) => (
        <g key={x}>
          <rect x={x} y={FLOOR - height} width={width} height={height} fill={ink} />
          {upTo(Math.floor((height - 8) / 18)).map((row) =>
            upTo(windows).map((column) => (
              <rect
                key={`${row} ${column}`}
                x={x + (width / (windows + 1)) * (column + 1) - 3}
                y={FLOOR - height + 9 + row * 18}
                width="6"
                height="8"
                fill="var(--ink)"
                stroke="none"
              />
            )),
          )}
        </g>
      ))}
      {/* A house of the old centre, with its balcony of wood. */}
      <path d="M112 316V206h76v110z" fill="var(--cream)" />
      <path d="M106 206h88v-11h-88zM118 195l32-20 32 20z" fill="var(--white)" />
      <path d="M120 226h60v38h-60z" fill="var(--green)" />
      <path d="M135 226v38M150 226v38M165 226v38M120 245h60" fill="none" />
      <path d="M138 316v-30a12 12 0 0124 0v30z" fill="var(--red)" />
      <path d="M0 316H300V340H0Z" fill="var(--cyan)" />
      <path d="M24 327h30M78 330h40M140 326h26M190 330h44M250 327h26" fill="none" stroke="var(--white)" />
    </g>
  )
}

/** What else stands on the page: lines that nobody needs to read. */
function Columns(): ReactNode {
  return (
    <g stroke="var(--rule)" strokeWidth="4">
      {upTo(3).map((row) => (
        <path
          key={row}
          d={`M14 ${351 + row * 12}h${row === 2 ? 62 : 84}M108 ${351 + row * 12}h84M202 ${351 + row * 12}h84`}
        />
      ))}
      <path d="M14 390H286" stroke="var(--ink)" strokeWidth="2" />
    </g>
  )
}

function Sold(): ReactNode {
  return (
    <g transform="translate(176 350) rotate(-9)">
      <rect x="-104" y="-26" width="208" height="52" rx="5" fill="var(--paper)" stroke="var(--blue)" strokeWidth="5" />
      <rect x="-97" y="-19" width="194" height="38" rx="2" fill="none" stroke="var(--blue)" strokeWidth="1.600" />
      <text
        y="11.500"
        textAnchor="middle"
        className={css.tabloid}
        fontSize="31"
        letterSpacing="1.500"
        fill="var(--blue)"
      >
        ADJUDICADO
      </text>
    </g>
  )
}
