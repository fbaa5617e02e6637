import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Row, Stack } from '../../components/layout.tsx'
import { Modal } from '../../components/modal.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import type { RoomStore } from '../../stores/room.ts'
import { useWords } from '../../words/in-locales.ts'
import { roomWords } from './words.ts'

type Question = 'leave' | 'close'

/** Ways out. Those that cost somebody something are asked about first. */
export const LeaveRoom = observer(({ store }: { readonly store: RoomStore }) => {
  const words = useWords(roomWords)
  const [question, setQuestion] = useState<Question>()
  const isPlaying = store.room?.status === 'running' && store.seat !== null
  const isBusy = store.requests.isBusy('leave')
  const ask = question === 'close'
  return (
    <Stack gap={2}>
      <Row gap={2}>
        <Button busy={isBusy} onClick={() => (isPlaying ? setQuestion('leave') : void store.leave())}>
          {words.leave}
        </Button>
        {store.isHost && !isPlaying && (
          <Button look="quiet" onClick={() => setQuestion('close')}>
            {words.closeRoom}
          </Button>
        )}
      </Row>
      {question === undefined && <RefusalNotice requests={store.requests} place="leave" />}
      <Modal
        open={question !== undefined}
        title={ask ? words.closeRoom : words.leaveMatch}
        lead={ask ? words.closeRoomHelp : words.leaveMatchHelp}
        onClose={() => setQuestion(undefined)}
      >
        <Row>
          <Button look="danger" busy={isBusy} onClick={() => void (ask ? store.closeRoom() : store.leave())}>
            {ask ? words.closeRoom : words.leave}
          </Button>
          <Button onClick={() => setQuestion(undefined)}>{words.stay}</Button>
        </Row>
        <RefusalNotice requests={store.requests} place="leave" />
      </Modal>
    </Stack>
  )
})
