import type { Paint } from '@ludoteca/imperio'
import { ACCESSORIES, BACKDROPS, CLOTHES, choiceOf, HAIR, portraitOf } from '@ludoteca/kernel/portraits'
import type { ReactNode } from 'react'
import { Crest } from './crest.tsx'
import { Drawn, inkOf } from './drawing.tsx'
import css from './portrait.module.css'
import { SKINS } from './skins.ts'

interface PortraitProps {
  /** Whose it is: a name always has the same face. */
  readonly name: string
  /** The code of the one they chose. */
  readonly code?: string | undefined
  readonly size?: number
}

/** [13.9] A face made of parts, nobody's in particular. */
export function Portrait({ name, code, size = 56 }: PortraitProps): ReactNode {
  const { archetype, skin, hair, accessory, backdrop } = choiceOf(code) ?? portraitOf(name)
  const locks = HAIR[hair]
  return (
    <svg className={css.portrait} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" fill={inkOf(BACKDROPS[backdrop] as Paint)} />
      <g stroke="var(--imp-ink)" strokeWidth="2.200" strokeLinejoin="round" strokeLinecap="round">
        <Drawn parts={CLOTHES[archetype] ?? []} />
        <Drawn parts={locks?.back ?? []} />
        <path d="M28 40h8v7q-4 4-8 0z" fill={SKINS[skin]} />
        <path d="M21 27c0-9 5-14 11-14s11 5 11 14-4 17-11 17-11-8-11-17z" fill={SKINS[skin]} />
        <Drawn parts={locks?.front ?? []} />
        <path
          d="M24.500 24q2.500-1.600 5 0M34.500 24q2.500-1.600 5 0M27.500 36.500q4.500 3.500 9 0M32 28.500v4"
          fill="none"
        />
        <path d="M27 28v.6M37 28v.6" strokeWidth="3.200" />
        <Drawn parts={ACCESSORIES[accessory] ?? []} />
      </g>
    </svg>
  )
}

interface TeamPortraitProps extends PortraitProps {
  /** The id of the dynasty. */
  readonly team: string
}

/** A face with the crest of its dynasty. */
export function TeamPortrait({ name, code, team, size = 56 }: TeamPortraitProps): ReactNode {
  return (
    <span className={css.team}>
      <Portrait name={name} code={code} size={size} />
      <span className={css.crest}>
        <Crest team={team} size={Math.round(size * 0.46)} />
      </span>
    </span>
  )
}
