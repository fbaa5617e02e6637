import { type ReactNode, useId } from 'react'
import { blazonOf, type Division } from './crest-blazon.ts'
import { CHARGES } from './crest-charges.ts'

const SHIELD = 'M5 4h38v20c0 11-8 18-19 22C13 42 5 35 5 24z'

/** The part of the field that has the metal's colour. */
const PARTS: Readonly<Record<Division, string>> = {
  plain: '',
  pale: 'M24 0h24v48H24z',
  fess: 'M0 24h48v24H0z',
  bend: 'M0 0l48 48H0z',
  chevron: 'M24 16L48 38v10H0V38z',
  quarterly: 'M24 0h24v22H24zM0 22h24v26H0z',
  chief: 'M0 0h48v14H0z',
  paly: 'M10 0h7v48h-7zM24 0h7v48h-7zM38 0h7v48h-7z',
}

interface CrestProps {
  /** The name it is made from. */
  readonly seed: string
  /** Any colour for styles, of a seat for instance; without it the name decides. */
  readonly colour?: string
  readonly size?: number
}

/** A coat of arms as a portrait, made from a name. The name itself stands beside it, so that it says nothing. */
export function Crest({ seed, colour, size = 40 }: CrestProps): ReactNode {
  const clip = useId()
  const { division, tincture, metal, charge } = blazonOf(seed)
  // Metal shows up well on the colours of heraldry; on any other colour only ink with an edge does.
  const isOnPlainField = colour === undefined && (division === 'plain' || division === 'chief')
  const field = colour ?? `var(--tincture-${tincture})`
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" style={{ flex: 'none' }}>
      <clipPath id={clip}>
        <path d={SHIELD} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="48" height="48" fill={field} />
        <path d={PARTS[division]} fill={`var(--${metal}-leaf)`} />
        <path d="M24 0h24v48H24z" fill="var(--crest-shade)" />
      </g>
      <g transform="translate(12.500 9.500) scale(0.958)">
        <path
          d={CHARGES[charge]}
          fill={isOnPlainField ? `var(--${metal}-leaf)` : 'var(--crest-ink)'}
          stroke={isOnPlainField ? 'none' : 'var(--crest-halo)'}
          strokeWidth="2.400"
          paintOrder="stroke"
          strokeLinejoin="round"
          fillRule="evenodd"
        />
      </g>
      <path d={SHIELD} fill="none" stroke="var(--crest-rim)" strokeWidth="2" />
    </svg>
  )
}
