import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useTable } from '../kit.ts'
import { listed } from '../model/numbers.ts'
import css from './resumed.module.css'

const PHASES = {
  EXIT: 'before the exits',
  DECIDE: 'in the decisions',
  AUCTION: 'at the auction',
  SUMMARY: 'after the payout',
}

/** A match that was kept on this device goes on: says where. */
export const Resumed = observer(() => {
  const { presentation: banca } = useTable()
  const { record, view, match } = banca
  const [movesKept] = useState(record?.moves.length ?? 0)
  const [text, setText] = useState(() => {
    if (movesKept === 0 || view.phase === 'OVER') return undefined
    const names = listed(view.players.flatMap(({ active }, seat) => (active ? match.names(seat) : [])))
    return `Resumed where you left off: turn ${view.turn}, ${PHASES[view.phase]}, with ${names}.`
  })
  // With the next move everybody knows where they are.
  if (text === undefined || record?.moves.length !== movesKept) return null
  return (
    <div className={css.resumed}>
      <Notice
        action={
          <Button look="quiet" size="small" onClick={() => setText(undefined)}>
            All right
          </Button>
        }
      >
        {text}
      </Notice>
    </div>
  )
})
