import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/button.tsx'
import { Stack } from '../../components/layout.tsx'
import { Modal } from '../../components/modal.tsx'
import { SeatMark } from '../../components/seat-mark.tsx'
import type { LocalMatch } from '../../match/local-match.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './hand-over.module.css'
import { localWords } from './words.ts'

interface HandOverProps {
  readonly match: LocalMatch
  /** Who gets the device; nothing when everybody may look. */
  readonly next: Seat | undefined
}

/** Stands between two people who share the device, until the right one holds it. */
export const HandOver = observer(({ match, next }: HandOverProps) => {
  const words = useWords(localWords)
  const name = next === undefined ? '' : match.names(next)
  return (
    <Modal open={next !== undefined} title={words.handOver(name)} lead={words.handOverHelp}>
      <Stack className={css.card}>
        <div className={css.mark}>
          <SeatMark seat={next ?? 0} size={96} />
        </div>
        <Button look="primary" size="large" wide onClick={() => match.take()}>
          {words.take(name)}
        </Button>
      </Stack>
    </Modal>
  )
})
