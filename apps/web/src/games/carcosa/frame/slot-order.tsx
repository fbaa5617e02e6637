import { observer } from 'mobx-react-lite'
import { SoulToken } from '../art/soul-token.tsx'
import { useTable, viewOf } from '../kit.ts'
import css from './round-bar.module.css'
import { slotsOf } from './slots.ts'
import { frameWords as words } from './words.ts'

const STATES = { done: words.slotDone, now: words.slotNow, next: words.slotNext }

/** In which order the souls play this round. */
export const SlotOrder = observer(() => {
  const { match } = useTable()
  return (
    <ol className={css.order} aria-label={words.order}>
      {slotsOf(viewOf(match)).map(({ seat, isStarter, state }) => {
        const said = [match.names(seat), ...(isStarter ? [words.starter] : []), STATES[state]].join(', ')
        return (
          <li key={seat} title={said} data-state={state} data-starter={isStarter || undefined}>
            <SoulToken seat={seat} size={22} />
            <span className="unseen">{said}</span>
          </li>
        )
      })}
    </ol>
  )
})
