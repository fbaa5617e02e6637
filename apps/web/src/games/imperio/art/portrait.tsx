import { portraitFor } from '@ludoteca/kernel/portraits'
import type { ReactNode } from 'react'
import { svgUrl } from '../../../components/svg-url.ts'
import { Crest } from './crest.tsx'
import css from './portrait.module.css'

interface PortraitProps {
  /** Whose it is: a name always has the same face. */
  readonly name: string
  /** The code of the one they chose. */
  readonly code?: string | undefined
  readonly size?: number
}

/** [13.9] A face, nobody's in particular. */
export function Portrait({ name, code, size = 56 }: PortraitProps): ReactNode {
  return <img className={css.portrait} src={svgUrl(portraitFor(code, name))} width={size} height={size} alt="" />
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
