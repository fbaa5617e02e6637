import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Row, Stack } from '../../../components/layout.tsx'
import { Modal } from '../../../components/modal.tsx'
import { choicesOf } from '../../../kit/choices.ts'
import { play, useTable } from '../kit.ts'
import css from './confirmation.module.css'
import { keepQuiet } from './quiet.ts'
import { reminderWords as words } from './reminder-words.ts'
import type { ReminderId } from './reminders.ts'

/** [12.3] Asks once more before a move that may be regretted. */
export const Confirmation = observer(() => {
  const { match, ui } = useTable()
  const [isQuiet, setQuiet] = useState(false)
  const { asks } = ui
  // Meanwhile time may have run out, or somebody else has acted.
  const isStale = asks !== undefined && !choicesOf(match, asks.move.type).some(({ seat }) => seat === asks.seat)
  useEffect(() => {
    if (isStale) ui.ask(undefined)
  }, [ui, isStale])
  if (asks === undefined || isStale) return null
  const close = () => {
    ui.ask(undefined)
    setQuiet(false)
  }
  const goOn = () => {
    if (isQuiet && asks.quiet !== undefined) keepQuiet(asks.quiet as ReminderId)
    close()
    void play(match, asks.move, asks.seat)
  }
  return (
    <Modal open title={words.title} className="carcosa" lang="es" onClose={close}>
      <Stack>
        <div className={css.lines}>
          {asks.text.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {asks.quiet !== undefined && (
          <label className={css.quiet}>
            <input type="checkbox" checked={isQuiet} onChange={({ target }) => setQuiet(target.checked)} />
            {words.quiet}
          </label>
        )}
        <Row>
          <Button look="danger" onClick={goOn}>
            {asks.yes}
          </Button>
          <Button look="primary" onClick={close}>
            {words.no}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
})
