import { portraitFor } from '@ludoteca/kernel/portraits'
import type { ReactNode } from 'react'
import { Crest } from './crest.tsx'
import css from './portrait.module.css'
import { svgUrl } from './svg-url.ts'

interface PortraitProps {
  /** The code of the portrait somebody chose; without one the name has its own. */
  readonly code: string | undefined
  readonly name: string
  readonly size?: number
}

/** A face made of drawn parts. The name stands beside it, so that it says nothing. */
export function Portrait({ code, name, size = 40 }: PortraitProps): ReactNode {
  return <img className={css.portrait} src={svgUrl(portraitFor(code, name))} width={size} height={size} alt="" />
}

interface PersonPictureProps {
  readonly name: string
  readonly portrait: string | undefined
  /** Of the crest. */
  readonly colour?: string
  /** What the crest is made from, where that is not the name. */
  readonly seed?: string | undefined
  readonly size?: number
}

/** The portrait that somebody chose, or the crest of their name. */
export function PersonPicture({ name, portrait, colour, seed, size = 40 }: PersonPictureProps): ReactNode {
  if (portrait !== undefined) return <Portrait code={portrait} name={name} size={size} />
  return <Crest seed={seed ?? name} {...(colour !== undefined && { colour })} size={size} />
}
