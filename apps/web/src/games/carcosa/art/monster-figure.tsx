import type { MonsterId } from '@ludoteca/carcosa'
import type { ReactNode } from 'react'
import { CutOut } from './cut-out.tsx'
import { FIGURES } from './figures.ts'

interface MonsterFigureProps {
  readonly id: MonsterId
  readonly size?: number | string
  readonly className?: string | undefined
}

/** A monster of the house, cut out of paper and stood up. */
export function MonsterFigure({ id, size = 40, className }: MonsterFigureProps): ReactNode {
  return <CutOut parts={FIGURES[id]} size={size} className={className} />
}
