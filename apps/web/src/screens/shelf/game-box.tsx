import type { ReactNode } from 'react'
import { Cover } from './covers/cover.tsx'
import css from './game-box.module.css'

/** The box of a game: its cover, its side, and how it stands. */
export function GameBox({ game, title }: { readonly game: string; readonly title: string }): ReactNode {
  return (
    <span className={css.scene}>
      <span className={css.box}>
        <span className={css.front}>
          <Cover game={game} title={title} />
        </span>
        <span className={css.side} aria-hidden="true" data-game={game}>
          <span className={css.spine}>{title}</span>
        </span>
      </span>
      <span className={css.shadow} />
    </span>
  )
}
