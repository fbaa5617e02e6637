import type { ReactNode } from 'react'
import css from './decision-form.module.css'

/** The number key that picks something, printed beside it. Screen readers get it from `aria-keyshortcuts`. */
export function KeyCap({ of }: { readonly of: number | undefined }): ReactNode {
  return of === undefined ? null : (
    <span className={css.key} aria-hidden="true">
      {of}
    </span>
  )
}
