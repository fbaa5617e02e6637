import type { Box } from '@ludoteca/kernel'
import type { RoomView } from '@ludoteca/protocol'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FormFields, SubmitButton } from '../../components/form-fields.tsx'
import { Stack } from '../../components/layout.tsx'
import { Modal } from '../../components/modal.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import type { RoomStore } from '../../stores/room.ts'
import { useWords } from '../../words/in-locales.ts'
import { changedOptions, refusalOf, type TermsValue } from '../new-room/terms.ts'
import { TermsForm } from '../new-room/terms-form.tsx'
import { useBox } from '../new-room/use-box.ts'
import { newRoomWords } from '../new-room/words.ts'
import { roomWords } from './words.ts'

interface TermsDialogProps {
  readonly store: RoomStore
  readonly room: RoomView
  readonly box: Box
  onClose(): void
}

/** The host changes what is played. Nothing changes for the others before it is confirmed. */
export const TermsDialog = observer(({ store, room, box, onClose }: TermsDialogProps) => {
  const words = useWords(roomWords)
  const { fixFirst } = useWords(newRoomWords)
  const [value, setValue] = useState<TermsValue>(() => ({
    game: room.game,
    kind: room.kind,
    seats: room.seats.length,
    options: changedOptions(box, room.options as Record<string, unknown>, room.kind),
  }))
  const chosen = useBox(value.game)
  const isWrong = chosen !== undefined && refusalOf(chosen, value) !== undefined
  const apply = async () => {
    const isGameSet = value.game === room.game || (await store.setGame(value.game))
    if (isGameSet && (await store.setOptions(value.options, value.seats))) onClose()
  }
  return (
    <Modal open wide title={words.changeTerms} lead={words.termsHelp} onClose={onClose}>
      <FormFields>
        <Stack gap={4}>
          <TermsForm box={chosen} value={value} onChange={setValue} />
          <RefusalNotice requests={store.requests} place="terms" />
          <SubmitButton
            look="primary"
            busy={store.requests.isBusy('terms')}
            disabledBecause={isWrong ? fixFirst : undefined}
            onClick={() => void apply()}
          >
            {words.apply}
          </SubmitButton>
        </Stack>
      </FormFields>
    </Modal>
  )
})
