import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { useTable } from '../kit.ts'
import { undoInWords } from '../model/undo-words.ts'
import { RefusalNote } from './refusal-note.tsx'
import css from './undo.module.css'

/** Takes back what was entered last, and says what that is. Only at one device; sealed choices stay untold. */
export const Undo = observer(() => {
  const { presentation: banca } = useTable()
  const { retractable, match } = banca
  if (!retractable) return null
  return (
    <div className={css.undo}>
      <Button look="quiet" size="small" busy={match.inFlight !== undefined} onClick={() => void banca.undo()}>
        <span aria-hidden="true">↶</span> Undo: {undoInWords(retractable, match)}
      </Button>
      <RefusalNote match={match} to={['undo']} />
    </div>
  )
})
