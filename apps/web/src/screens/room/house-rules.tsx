import type { RoomView } from '@ludoteca/protocol'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Switch } from '../../components/field.tsx'
import { Card, Stack } from '../../components/layout.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import type { RoomStore } from '../../stores/room.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './room.module.css'
import { roomWords } from './words.ts'

interface HouseRulesProps {
  readonly store: RoomStore
  readonly room: RoomView
}

/** What the host decides about the room itself. Each takes effect when the room says so. */
export const HouseRules = observer(({ store, room }: HouseRulesProps) => {
  const words = useWords(roomWords)
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id} className={css.cardTitle}>
          {words.house}
        </h2>
        <Switch
          label={words.isPublic}
          hint={words.isPublicHelp}
          checked={room.kind === 'public'}
          onChange={(isPublic) => void store.setRoom({ kind: isPublic ? 'public' : 'friends' })}
        />
        <Switch
          label={words.locked}
          hint={words.lockedHelp}
          checked={room.locked}
          onChange={(locked) => void store.setRoom({ locked })}
        />
        <Switch
          label={words.botFill}
          hint={words.botFillHelp}
          checked={room.botFill}
          onChange={(botFill) => void store.setRoom({ botFill })}
        />
        <Switch
          label={words.pauses}
          hint={words.pausesHelp}
          checked={room.idle === 'pause'}
          onChange={(pauses) => void store.setRoom({ idle: pauses ? 'pause' : 'continue' })}
        />
        <RefusalNotice requests={store.requests} place="room" />
      </Stack>
    </Card>
  )
})
