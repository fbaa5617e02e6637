import type { RoomView } from '@ludoteca/protocol'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button, LinkButton } from '../../../components/button.tsx'
import { TextField } from '../../../components/field.tsx'
import { Row, Stack } from '../../../components/layout.tsx'
import { RefusalNotice } from '../../../components/refusal-notice.tsx'
import { Requests } from '../../../stores/requests.ts'
import { useRoot } from '../../../stores/root.ts'
import { useWords } from '../../../words/in-locales.ts'
import { useAdmin } from '../../admin-store.ts'
import { AdminTable } from '../../kit/admin-table.tsx'
import { AskDialog } from '../../kit/ask-dialog.tsx'
import { gameTitle } from '../../kit/choices.ts'
import { Loading } from '../../kit/loading.tsx'
import { AdminPage, Facts, Panel } from '../../kit/page.tsx'
import { useFormats } from '../../kit/use-formats.ts'
import { type Loaded, useLoaded } from '../../kit/use-loaded.ts'
import { Watching } from './watching.tsx'
import { roomsWords } from './words.ts'

interface Inside {
  readonly room: RoomView
  readonly locale: 'en' | 'es' | 'de'
  readonly createdAt: number
  readonly people: readonly {
    readonly accountId: string
    readonly name: string
    readonly connected: boolean
    readonly seat: number | null
    readonly host: boolean
  }[]
}

const AGAIN_MS = 5_000

/** One room: who is in it, its match as watchers see it, and what can be done about it. */
export const RoomPage = observer(({ code }: { readonly code: string }) => {
  const words = useWords(roomsWords)
  const store = useAdmin()
  const [, go] = useLocation()
  const [isClosing, setClosing] = useState(false)
  const loaded = useLoaded(code, (api) => api.get<Inside>(`/rooms/${encodeURIComponent(code)}`), AGAIN_MS)
  const isGone = loaded.refusal?.code === 'NOT_FOUND'
  return (
    <AdminPage
      title={words.room(code)}
      actions={
        <Row>
          <LinkButton to="/admin/rooms">{words.back}</LinkButton>
          {store.may('MODERATOR') && !isGone && (
            <Button look="danger" onClick={() => setClosing(true)}>
              {words.close}
            </Button>
          )}
        </Row>
      }
    >
      {isGone ? <p>{words.gone}</p> : <Loading of={loaded}>{(data) => <Room data={data} loaded={loaded} />}</Loading>}
      {isClosing && (
        <AskDialog
          title={words.close}
          lead={words.closeLead}
          button={words.close}
          done={words.closed}
          isDanger
          onClose={() => setClosing(false)}
          run={async (reason) => {
            await store.api.send('POST', `/rooms/${encodeURIComponent(code)}/close`, { reason })
            go('/admin/rooms')
          }}
        />
      )}
    </AdminPage>
  )
})

const Room = observer(({ data, loaded }: { readonly data: Inside; readonly loaded: Loaded<Inside> }) => {
  const words = useWords(roomsWords)
  const store = useAdmin()
  const { time } = useFormats()
  const { room, people, locale, createdAt } = data
  return (
    <>
      <Facts
        of={[
          [words.game, gameTitle(room.game)],
          [words.kind, words.kinds[room.kind]],
          [words.status, words.statuses[room.status]],
          [words.language, words.languages[locale]],
          [words.since, time(createdAt)],
        ]}
      />
      <Panel title={words.peopleIn}>
        <AdminTable
          caption={words.peopleIn}
          empty="peopleHere"
          columns={[
            { label: words.name, value: ({ name, host }) => (host ? `${name} (${words.host})` : name) },
            { label: words.seat, value: ({ seat }) => (seat === null ? words.watches : seat + 1) },
            { label: words.connected, value: ({ connected }) => (connected ? words.yes : words.no) },
            {
              label: words.account,
              value: ({ accountId }) =>
                store.may('MODERATOR') ? <Link href={`/admin/accounts/${accountId}`}>{accountId}</Link> : accountId,
            },
          ]}
          rows={people}
          keyOf={({ accountId }) => accountId}
        />
      </Panel>
      {store.may('MODERATOR') && <NoticeForm data={data} onDone={loaded.reload} />}
      <Panel title={words.match}>
        {room.matchId === null ? (
          <p>{words.noMatch}</p>
        ) : (
          <Watching key={room.matchId} roomId={room.roomId} game={room.game} />
        )}
      </Panel>
    </>
  )
})

const TEXT_MAX = 280

/** Something for everybody in the room to read. */
const NoticeForm = observer(({ data, onDone }: { readonly data: Inside; onDone(): Promise<void> }) => {
  const words = useWords(roomsWords)
  const { api } = useAdmin()
  const { toasts } = useRoot()
  const [requests] = useState(() => new Requests())
  const { room, locale } = data
  const [text, setText] = useState(room.notice?.text ?? '')
  const put = async (said: string | null, done: string) => {
    const isDone = await requests.run('notice', () => api.send('PUT', `/rooms/${room.roomId}/notice`, { text: said }))
    if (!isDone) return
    toasts.say(done)
    await onDone()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') void put(text.trim(), words.said)
  }
  return (
    <Panel title={words.notice}>
      <form onSubmit={send}>
        <Stack gap={3}>
          <TextField
            label={words.noticeLabel}
            hint={words.noticeHelp(words.languages[locale])}
            value={text}
            maxLength={TEXT_MAX}
            lang={locale}
            onChange={({ target }) => setText(target.value)}
          />
          <RefusalNotice requests={requests} place="notice" />
          <Row>
            <Button type="submit" busy={requests.isBusy('notice')}>
              {words.say}
            </Button>
            {room.notice && (
              <Button
                onClick={() => {
                  setText('')
                  void put(null, words.tookBack)
                }}
              >
                {words.takeBack}
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </Panel>
  )
})
