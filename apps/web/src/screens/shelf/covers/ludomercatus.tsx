import '@fontsource/cinzel/latin-700.css'
import { type ReactNode, useId } from 'react'
import css from './covers.module.css'
import { onCircle, upTo } from './shapes.ts'

/** Ludomercatus: an arcade of a Roman market in the evening sun, and a coin in front of it. */
export function LudomercatusCover(): ReactNode {
  const id = useId()
  return (
    <svg viewBox="0 0 300 400" className={`${css.cover} ${css.ludomercatus}`} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--dusk)" />
          <stop offset="0.6" stopColor="var(--sky)" />
        </linearGradient>
        <radialGradient id={`${id}bronze`} cx="38%" cy="32%" r="80%">
          <stop offset="0" stopColor="var(--bronze-light)" />
          <stop offset="0.6" stopColor="var(--bronze)" />
          <stop offset="1" stopColor="var(--bronze-dark)" />
        </radialGradient>
      </defs>
      <rect width="300" height="400" fill={`url(#${id}sky)`} />
      <circle cx="214" cy="150" r="44" fill="var(--sun)" opacity="0.9" />
      <Hill />
      <Arcade />
      <rect y="344" width="300" height="56" fill="var(--stone-shade)" />
      <path
        d="M0 358H300M0 378H300M40 344l-16 56M110 344l-8 56M190 344l8 56M260 344l16 56"
        stroke="var(--clay)"
        opacity="0.45"
      />
      <Stall x={12} stripes="var(--red)" />
      <Stall x={194} stripes="var(--leaf)" />
      <Goods />
      <Coin bronze={`url(#${id}bronze)`} />
      <Tablet />
    </svg>
  )
}

function Hill(): ReactNode {
  return (
    <g>
      <path d="M0 214C50 166 96 182 140 178S240 168 300 204V300H0Z" fill="var(--hill)" opacity="0.75" />
      {/* A temple on the hill. */}
      <g fill="var(--stone)" stroke="var(--stone-shade)">
        <path d="M92 150L130 132 168 150Z" />
        <path d="M94 150h72v6H94zM90 186h80v6H90z" />
        {upTo(6).map((i) => (
          <path key={i} d={`M${97 + i * 12.4} 156h5v30h-5z`} />
        ))}
      </g>
      <Pine x={40} y={196} size={1} />
      <Pine x={64} y={198} size={0.7} />
      <Pine x={262} y={198} size={0.9} />
    </g>
  )
}

function Pine({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill="var(--pine)">
      <path d="M-2 0l1-46h2l1 46z" />
      <path d="M-27 -42C-26 -58 -12 -64 0 -64S26 -58 27 -42C14 -36 -14 -36 -27 -42Z" />
    </g>
  )
}

function Arcade(): ReactNode {
  return (
    <g>
      <path d="M0 212H300V350H0Z" fill="var(--stone)" />
      <path d="M0 206H300V216H0Z" fill="var(--stone)" stroke="var(--stone-shade)" />
      <path d="M0 222H300" stroke="var(--stone-shade)" strokeWidth="2" />
      {upTo(3).map((i) => {
        const x = 10 + i * 97
        return (
          <g key={i}>
            <path d={`M${x} 350V276a43 43 0 0186 0V350Z`} fill="var(--dark)" />
            <path d={`M${x} 276a43 43 0 0186 0`} fill="none" stroke="var(--stone-shade)" strokeWidth="6" />
            {upTo(7).map((n) => {
              const [ax, ay] = onCircle(x + 43, 276, 43, -77 + n * 25.6)
              const [bx, by] = onCircle(x + 43, 276, 51, -77 + n * 25.6)
              return <line key={n} x1={ax} y1={ay} x2={bx} y2={by} stroke="var(--stone-shade)" strokeWidth="1.500" />
            })}
            {/* A lamp under the vault. */}
            <path d={`M${x + 43} 234v20`} stroke="var(--bronze)" />
            <path d={`M${x + 36} 254h14l-3 7h-8z`} fill="var(--bronze)" />
            <circle cx={x + 43} cy="264" r="4.500" fill="var(--sun)" />
            <circle cx={x + 43} cy="264" r="13" fill="var(--sun)" opacity="0.22" />
          </g>
        )
      })}
      {upTo(2).map((i) => (
        <path key={i} d={`M${94 + i * 97} 272h15v8h-15z`} fill="var(--stone-shade)" />
      ))}
    </g>
  )
}

function Stall({ x, stripes }: { readonly x: number; readonly stripes: string }): ReactNode {
  const width = 94 / 6
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M6 300V352M88 300V352" stroke="var(--ink)" strokeWidth="3" />
      {upTo(6).map((i) => (
        <path
          key={i}
          d={`M${8 + i * 13} 284h13L${(i + 1) * width} 308a${width / 2} 6 0 01-${width} 0Z`}
          fill={i % 2 === 0 ? stripes : 'var(--cream)'}
          stroke="var(--ink)"
          strokeWidth="0.800"
        />
      ))}
      <path d="M2 334h90v8H2z" fill="var(--clay)" stroke="var(--ink)" />
      <path d="M6 342h82v18H6z" fill="var(--hill)" stroke="var(--ink)" />
    </g>
  )
}

function Goods(): ReactNode {
  const jar = 'M-5 -30h10v4l-2 3c7 4 7 14 0 21l-1 2h-4l-1-2c-7-7-7-17 0-21l-2-3z'
  return (
    <g>
      {[28, 48].map((x) => (
        <path key={x} d={jar} transform={`translate(${x} 334)`} fill="var(--clay)" stroke="var(--ink)" />
      ))}
      {upTo(3).map((i) => (
        <circle key={i} cx={72 + i * 10} cy={328} r="6" fill="var(--red)" stroke="var(--ink)" />
      ))}
      {upTo(5).map((i) => (
        <circle key={i} cx={206 + i * 9} cy={328 - (i % 2) * 4} r="5.500" fill="var(--leaf)" stroke="var(--ink)" />
      ))}
      <path d={jar} transform="translate(268 334)" fill="var(--clay)" stroke="var(--ink)" />
    </g>
  )
}

function Coin({ bronze }: { readonly bronze: string }): ReactNode {
  const [x, y] = [150, 326]
  return (
    <g>
      <ellipse cx={x} cy={y + 58} rx="56" ry="9" fill="var(--ink)" opacity="0.45" />
      <circle cx={x} cy={y} r="59" fill="var(--bronze-dark)" />
      <circle cx={x - 1} cy={y - 2} r="57" fill={bronze} />
      {upTo(48).map((i) => {
        const [dx, dy] = onCircle(x - 1, y - 2, 52, i * 7.5)
        return <circle key={i} cx={dx} cy={dy} r="1.300" fill="var(--bronze-dark)" />
      })}
      {/* A wreath of laurel: two branches that meet at the foot. */}
      {upTo(9).flatMap((i) =>
        [-1, 1].map((side) => {
          const angle = side * (164 - i * 17)
          const [lx, ly] = onCircle(x - 1, y - 2, 40, angle)
          return (
            <path
              key={`${i} ${side}`}
              d="M0 0C4 -6 4 -12 0 -17C-4 -12 -4 -6 0 0Z"
              transform={`translate(${lx} ${ly}) rotate(${angle + (side > 0 ? -58 : 58)})`}
              fill="var(--bronze-dark)"
            />
          )
        }),
      )}
      <text x={x - 1} y={y + 13} textAnchor="middle" className={css.roman} fontSize="42" fill="var(--bronze-dark)">
        HS
      </text>
      <path d={`M${x - 28} ${y - 6.5}h54`} stroke="var(--bronze-dark)" strokeWidth="2.500" />
    </g>
  )
}

function Tablet(): ReactNode {
  return (
    <g>
      <path d="M14 18H286V104H14Z" fill="var(--ink)" opacity="0.35" transform="translate(2 4)" />
      <path d="M14 18H286V104H14Z" fill="var(--stone)" />
      <path d="M20 24H280V98H20Z" fill="none" stroke="var(--red)" strokeWidth="2" />
      <path d="M24 28H276V94H24Z" fill="none" stroke="var(--stone-shade)" />
      <text x="150" y="55" textAnchor="middle" className={css.roman} fontSize="24" letterSpacing="10" fill="var(--ink)">
        LVDO
      </text>
      <text
        x="151"
        y="87"
        textAnchor="middle"
        className={css.roman}
        fontSize="33"
        letterSpacing="1.500"
        fill="var(--red)"
      >
        MERCATVS
      </text>
      <path d="M40 47h48M212 47h48" stroke="var(--red)" strokeWidth="1.500" />
    </g>
  )
}
