import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { undoInWords } from '../model/undo-words.ts'
import type { BancaPresentation } from '../presentation.ts'
import { Objection } from './objection.tsx'
import css from './undo.module.css'

/** Takes back what was entered last, and says what that is. Only at one device; sealed choices stay untold. */
export const Undo = observer(({ banca }: { readonly banca: BancaPresentation }) => {
  const { retractable, store } = banca
  if (!retractable) return null
  return (
    <div className={css.undo}>
      <Button look="quiet" size="small" busy={store.inFlight !== undefined} onClick={() => void banca.undo()}>
        <span aria-hidden="true">↶</span> Undo: {undoInWords(retractable, store)}
      </Button>
      <Objection match={store} to={['undo']} />
    </div>
  )
})
