import type { Remark } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { type CSSProperties, useEffect, useState } from 'react'
import { OwnerGlyph } from '../art/owner-glyph.tsx'
import { useTable } from '../kit.ts'
import css from './remark-bubble.module.css'
import { remarksOf } from './remarks.ts'
import { frameWords as words } from './words.ts'

/** As long as it takes to read a line. */
const SHOWN_MS = 6000

/** What a bot has just said. It lies over the table, is in nobody's way and goes by itself. */
export const RemarkBubble = observer(() => {
  const { match, presentation } = useTable()
  const last = remarksOf(match, presentation).at(-1)
  const key = last === undefined ? '' : `${last.round} ${last.seat}`
  const [gone, setGone] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setGone(key), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [key])
  return (
    <div className={css.place} role="status" aria-label={words.remarks}>
      {last !== undefined && gone !== key && <Said key={key} remark={last} />}
    </div>
  )
})

const Said = observer(({ remark: { seat, text } }: { readonly remark: Remark }) => {
  const { match } = useTable()
  return (
    <p className={css.bubble} style={{ '--ring': `var(--imp-owner-${seat + 1})` } as CSSProperties}>
      <OwnerGlyph seat={seat} size={20} />
      <span>
        <strong>{words.saidBy(match.names(seat))}</strong> {text}
      </span>
    </p>
  )
})
