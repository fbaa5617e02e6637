import { CARD_HELP, CARD_NAMES, type CardId, type CardKind, kindOf } from '@ludoteca/carcosa'
import type { ReactNode } from 'react'
import { classes } from '../../../components/classes.ts'
import css from './card.module.css'
import { Engraved } from './drawing.tsx'
import { SCENES } from './scenes/scene-of.ts'
import { artWords as words } from './words.ts'

interface CardFaceProps {
  readonly card: CardId
  /** A full card says what it does. */
  readonly size?: 'small' | 'full'
  readonly className?: string | undefined
}

/** Cards that happen have a dark head; those that are kept have a light one. */
const KEPT: readonly CardKind[] = ['OBJECT', 'TREASURE', 'KEY', 'BOOK', 'TALE']

/** The face of a card: an engraving in ink with one stain of yellow. As wide as there is room. */
export function CardFace({ card, size = 'full', className }: CardFaceProps): ReactNode {
  const kind = kindOf(card)
  return (
    <article className={classes(css.face, css[size], KEPT.includes(kind) && css.kept, className)} data-kind={kind}>
      <svg className={css.scene} viewBox="0 0 64 64" aria-hidden="true">
        <Engraved parts={SCENES[card]} line={1.4} />
      </svg>
      <h3 className={css.name}>{CARD_NAMES[card]}</h3>
      {size === 'full' && <p className={css.help}>{CARD_HELP[card]}</p>}
      <p className={css.kind}>{words.kinds[kind]}</p>
    </article>
  )
}
