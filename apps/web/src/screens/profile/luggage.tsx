import { boxes } from 'virtual:shelf'
import type { Me } from '@ludoteca/client'
import { type Belongings, configure, isRefusal, lookUp } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { BelongingsForm } from '../../components/belongings-form.tsx'
import { Button } from '../../components/button.tsx'
import { Card, Row, Stack } from '../../components/layout.tsx'
import { RefusalNotice } from '../../components/refusal-notice.tsx'
import { useTable } from '../../kit/use-table.ts'
import { Requests } from '../../stores/requests.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { useBox } from '../new-room/use-box.ts'
import css from './profile.module.css'
import { profileWords } from './words.ts'

/** What one brings along to every match of a game, where the game asks for something. */
export const Luggage = observer(({ me, game }: { readonly me: Me; readonly game: string }) => {
  const words = useWords(profileWords)
  const { session, toasts, belongings } = useRoot()
  const [requests] = useState(() => new Requests())
  const id = useId()
  const box = useBox(game)
  const table = useTable(game)
  const kept: Belongings = lookUp(me.belongings, game) ?? {}
  const [draft, setDraft] = useState<Belongings>(kept)
  const config = box && configure(box.game, {}, box.game.seats.min)
  const fields = config === undefined || isRefusal(config) ? undefined : box?.profiles?.fields?.(config)
  if (box === undefined || fields === undefined || fields.length === 0) return null
  const save = async () => {
    const isDone = await requests.run('save', async () => {
      const own = draft as Me['belongings'][string]
      session.become(await (await session.api).setProfile({ belongings: { [game]: own } }))
      belongings.keep(game, { ...belongings.of(game), ...draft })
    })
    if (isDone) toasts.say(words.saved)
  }
  const isChanged = JSON.stringify(draft) !== JSON.stringify(kept)
  return (
    <Card aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id} className={css.cardTitle}>
          {words.brings}: <span lang={box.locale}>{boxes.find((one) => one.id === game)?.title}</span>
        </h2>
        <p className={css.soft}>{words.bringsHelp}</p>
        <BelongingsForm fields={fields} lang={box.locale} value={draft} emblems={table} onChange={setDraft} />
        <RefusalNotice requests={requests} place="save" />
        {isChanged && (
          <Row>
            <Button look="primary" busy={requests.isBusy('save')} onClick={() => void save()}>
              {words.save}
            </Button>
          </Row>
        )}
        {box.disclaimer !== undefined && (
          <p className={css.soft} lang={box.locale}>
            {box.disclaimer}
          </p>
        )}
      </Stack>
    </Card>
  )
})
