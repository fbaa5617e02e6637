import type { CardId } from '@ludoteca/carcosa'
import type { ReactNode } from 'react'
import { CutOut } from './cut-out.tsx'
import { SCENES } from './scenes/scene-of.ts'

interface ItemIconProps {
  readonly card: CardId
  readonly size?: number | string
}

/** What a card shows, cut out: for things in hands, sacks and racks. */
export function ItemIcon({ card, size = 28 }: ItemIconProps): ReactNode {
  return <CutOut parts={SCENES[card]} size={size} />
}
