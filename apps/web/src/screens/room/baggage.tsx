import { type Belongings, type Json, refusalInWords } from '@ludoteca/kernel'
import type { RoomView } from '@ludoteca/protocol'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { BelongingsForm } from '../../components/belongings-form.tsx'
import { Button } from '../../components/button.tsx'
import { Card, Stack } from '../../components/layout.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import { useTable } from '../../kit/use-table.ts'
import type { RoomStore } from '../../stores/room.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { changesIn, othersIn } from './belongings.ts'
import css from './room.module.css'
import { useSayAgain } from './use-say-again.ts'
import { roomWords } from './words.ts'

interface BaggageProps {
  readonly store: RoomStore
  readonly room: RoomView
}

/** What somebody with a seat brings along to the match, where the game asks for something. */
export const Baggage = observer(({ store, room }: BaggageProps) => {
  const words = useWords(roomWords)
  const { belongings } = useRoot()
  const table = useTable(room.game)
  const id = useId()
  const box = store.box?.game.id === room.game ? store.box : undefined
  const fields = box?.profiles?.fields?.(room.options)
  const isSeated = store.mine !== undefined
  const shown = (store.mine?.brings ?? {}) as Belongings
  const [draft, setDraft] = useState<Belongings>({})
  const kept = belongings.of(room.game)
  const own = { ...kept, ...shown }
  const changes = changesIn(own, draft)
  useSayAgain(store, room, fields)
  if (!isSeated || box === undefined || fields === undefined) return null
  const bring = async (wish: Belongings) => {
    if (!(await store.bring(wish))) return
    belongings.keep(room.game, { ...own, ...wish })
    // What was changed in the meantime is still to be brought.
    setDraft((now) => changesIn({ ...own, ...wish }, now))
  }
  // A picture is brought as soon as it is chosen: nobody looks for a button after that. Words may still be typed.
  const change = (next: Belongings) => {
    setDraft(next)
    const pictures = Object.entries(changesIn({ ...own, ...draft }, next)).filter(([name]) => table?.hasEmblem?.(name))
    if (pictures.length > 0) void bring(Object.fromEntries(pictures))
  }
  const whyNot = (name: string, value: Json) => {
    const has = { belongings: shown, hasChanged: false }
    const refusal = box.profiles?.refusalOf(room.options, { [name]: value }, has, othersIn(room, store.me))
    return refusal && refusalInWords(box.words, box.locale, refusal)
  }
  return (
    <Card aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id} className={css.cardTitle}>
          {words.brings}
        </h2>
        <BelongingsForm
          fields={fields}
          lang={box.locale}
          value={{ ...own, ...draft }}
          emblems={table}
          onChange={change}
          whyNot={whyNot}
        />
        <RefusalNotice requests={store.requests} place="profile" />
        {Object.keys(changes).length > 0 && (
          <Button look="primary" busy={store.requests.isBusy('profile')} onClick={() => void bring(changes)}>
            {words.bring}
          </Button>
        )}
        {room.disclaimer !== undefined && (
          <p className={css.soft} lang={box.locale}>
            {room.disclaimer}
          </p>
        )}
      </Stack>
    </Card>
  )
})
