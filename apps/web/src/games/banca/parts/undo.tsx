import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import type { BancaMatch, Retractable } from '../model/banca-match.ts'
import { Objection } from './objection.tsx'
import css from './undo.module.css'

/** Takes back what was entered last, and says what that is. Only at one device; sealed choices stay untold. */
export const Undo = observer(({ banca }: { readonly banca: BancaMatch }) => {
  const { retractable, store } = banca
  if (!retractable) return null
  return (
    <div className={css.undo}>
      <Button look="quiet" size="small" busy={store.inFlight !== undefined} onClick={() => void banca.undo()}>
        <span aria-hidden="true">↶</span> Undo: {inWords(retractable, banca)}
      </Button>
      <Objection match={store} to={['undo']} />
    </div>
  )
})

function inWords({ seat, move }: Retractable, { store }: BancaMatch): string {
  if (move.type === 'decide' || move.type === 'exitChoice') return `${store.names(seat)}’s decision`
  return store.box.words.move(seat, move, store.names)
}
