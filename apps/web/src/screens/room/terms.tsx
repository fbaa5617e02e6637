import { optionInWords } from '@ludoteca/kernel'
import type { RoomView } from '@ludoteca/protocol'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Card, Stack } from '../../components/layout.tsx'
import type { RoomStore } from '../../stores/room.ts'
import { useWords } from '../../words/in-locales.ts'
import { changedOptions } from '../new-room/terms.ts'
import css from './room.module.css'
import { TermsDialog } from './terms-dialog.tsx'
import { roomWords } from './words.ts'

interface TermsProps {
  readonly store: RoomStore
  readonly room: RoomView
}

/** What the next match is played by. Everybody sees it, the host may change it. */
export const Terms = observer(({ store, room }: TermsProps) => {
  const words = useWords(roomWords)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { box } = store
  const isCurrent = box?.game.id === room.game
  const changed = isCurrent
    ? Object.entries(changedOptions(box, room.options as Record<string, unknown>, room.kind))
    : []
  return (
    <Card aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id} className={css.cardTitle}>
          {words.terms}
        </h2>
        <p>{words.seatsRange(room.seatsMin, room.seatsMax)}</p>
        {isCurrent && changed.length === 0 && <p className={css.soft}>{words.allDefault}</p>}
        {isCurrent && changed.length > 0 && (
          <dl className={css.terms} lang={box.locale}>
            {changed.map(([key, value]) => {
              const option = box.words.option(key)
              return (
                <div key={key}>
                  <dt>{option.label}</dt>
                  <dd>{optionInWords(option, value, { locale: box.locale, yes: words.yes, no: words.no })}</dd>
                </div>
              )
            })}
          </dl>
        )}
        {room.disclaimer !== undefined && (
          <p className={css.soft} lang={box?.locale}>
            {room.disclaimer}
          </p>
        )}
        {store.isHost && <Button onClick={() => setOpen(true)}>{words.changeTerms}</Button>}
      </Stack>
      {isOpen && box && <TermsDialog store={store} room={room} box={box} onClose={() => setOpen(false)} />}
    </Card>
  )
})
