import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { choicesOf } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { OwnerGlyph } from '../art/owner-glyph.tsx'
import { useTable, viewOf } from '../kit.ts'
import { dealsOf, fateOf } from './answers.ts'
import css from './deal-tray.module.css'
import { dealWords } from './words.ts'

/** What became of the own offer of this round, in a line; else whatever is given instead. */
export const OfferFate = observer(({ instead = null }: { readonly instead?: ReactNode }) => {
  const { match } = useTable()
  const seat = seatOf(match)
  if (seat === undefined) return instead
  const fate = fateOf(dealsOf(viewOf(match), seat, choicesOf(match, 'dealResponse')), seat)
  if (fate === undefined) return instead
  const { deal, other, isCounter } = fate
  const { offer, counter } = dealWords.yours
  return (
    <span className={css.fate} role="status">
      <OwnerGlyph seat={other} />
      <span>{dealWords.fate[deal.status](match.names(other), isCounter ? counter : offer)}</span>
    </span>
  )
})
