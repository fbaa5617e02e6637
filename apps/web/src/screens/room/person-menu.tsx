import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { MoreIcon } from '../../components/icons.tsx'
import { Stack } from '../../components/layout.tsx'
import { Modal } from '../../components/modal.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import type { RoomStore } from '../../stores/room.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './room.module.css'
import { roomWords } from './words.ts'

interface PersonMenuProps {
  readonly store: RoomStore
  readonly participantId: string
  readonly name: string
}

/** What can be done about somebody else in the room, each with what it means. */
export const PersonMenu = observer(({ store, participantId, name }: PersonMenuProps) => {
  const words = useWords(roomWords)
  const { toasts } = useRoot()
  const [isOpen, setOpen] = useState(false)
  const isBusy = store.requests.isBusy('person')
  const close = () => setOpen(false)
  const open = () => {
    store.requests.forget('person')
    setOpen(true)
  }
  const report = async () => {
    if (!(await store.reportName(participantId))) return
    close()
    toasts.say(words.reported)
  }
  return (
    <>
      <Button look="quiet" icon aria-label={words.actions(name)} title={words.actions(name)} onClick={open}>
        <MoreIcon />
      </Button>
      <Modal open={isOpen} title={name} onClose={close}>
        <Stack gap={4}>
          {store.isHost && (
            <>
              <div className={css.deed}>
                <Button
                  busy={isBusy}
                  onClick={() => void store.handOver(participantId).then((done) => done && close())}
                >
                  {words.handOver}
                </Button>
                <p className={css.soft}>{words.handOverHelp(name)}</p>
              </div>
              <div className={css.deed}>
                <Button
                  look="danger"
                  busy={isBusy}
                  onClick={() => void store.kick(participantId).then((done) => done && close())}
                >
                  {words.kick}
                </Button>
                <p className={css.soft}>{words.kickHelp(name)}</p>
              </div>
            </>
          )}
          <div className={css.deed}>
            <Button busy={isBusy} onClick={() => void report()}>
              {words.report}
            </Button>
            <p className={css.soft}>{words.reportHelp}</p>
          </div>
          <RefusalNotice requests={store.requests} place="person" />
        </Stack>
      </Modal>
    </>
  )
})
