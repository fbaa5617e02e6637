import { type CSSProperties, Fragment, type ReactNode } from 'react'
import css from './front-page.module.css'
import { pressWords as words } from './words.ts'

/** How long the strokes are, in letters. */
const STROKES = [7, 9, 6, 8]

/** [V1] The first lines of a story that somebody's lawyer has read before us. Only to be seen: it says nothing. */
export function Redacted(): ReactNode {
  return (
    <p className={css.redacted} aria-hidden="true">
      {words.redacted.map((text, i) => (
        <Fragment key={text}>
          {i > 0 && <span className={css.stroke} style={{ '--letters': STROKES[i - 1], '--at': i } as CSSProperties} />}
          {text}
        </Fragment>
      ))}
    </p>
  )
}
