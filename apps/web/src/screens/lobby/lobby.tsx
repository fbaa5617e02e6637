import { boxes } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { Button, LinkButton } from '../../components/button.tsx'
import { ChoiceField, SelectField } from '../../components/field.tsx'
import { Card, Page, Row, Stack } from '../../components/layout.tsx'
import { Empty, Notice, Spinner } from '../../components/notice.tsx'
import { TableDrawing } from '../../components/table-drawing.tsx'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { CodeForm } from './code-form.tsx'
import css from './lobby.module.css'
import { LobbyStore } from './lobby-store.ts'
import { QuickPlay } from './quick-play.tsx'
import { RoomCard } from './room-card.tsx'
import { lobbyWords } from './words.ts'

/** Ways into a room: quickly, by a code, by opening one, or by choosing among the public ones. */
export const Lobby = observer(() => {
  const words = useWords(lobbyWords)
  const { session, lastRoom } = useRoot()
  const [, go] = useLocation()
  const [search, setSearch] = useSearchParams()
  const [store] = useState(() => new LobbyStore(() => session.api))
  useEffect(() => store.follow(() => !document.hidden), [store])
  const game = boxes.find(({ id }) => id === search.get('game'))?.id
  const chooseGame = (id: string) => setSearch(id === '' ? {} : { game: id }, { replace: true })
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{words.title}</h1>
          <p className={css.lead}>{words.lead}</p>
        </Stack>
        {lastRoom.code !== undefined && (
          <Notice action={<LinkButton to={`/r/${lastRoom.code}`}>{words.back(lastRoom.code)}</LinkButton>}>
            {words.backHelp}
          </Notice>
        )}
        <div className={css.ways}>
          <QuickPlay game={game} />
          <CodeForm onFound={(code) => go(`/r/${code}`)} />
          <Card aria-labelledby="own-room">
            <Stack className={css.way} gap={3}>
              <h2 id="own-room" className={css.wayTitle}>
                {words.create}
              </h2>
              <p>{words.createHelp}</p>
              <TableDrawing />
              <LinkButton look="primary" size="large" to={game === undefined ? '/new-room' : `/new-room?game=${game}`}>
                {words.createButton}
              </LinkButton>
            </Stack>
          </Card>
        </div>
        <Stack gap={4} aria-labelledby="rooms" role="region">
          <h2 id="rooms">{words.rooms}</h2>
          <Row gap={5} className={css.filters}>
            <SelectField
              label={words.game}
              value={game ?? ''}
              options={[
                { value: '', label: words.allGames },
                ...boxes.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              onChange={chooseGame}
            />
            <ChoiceField
              legend={words.show}
              value={store.wanted}
              options={(['all', 'open', 'running'] as const).map((value) => ({ value, label: words[value] }))}
              onChange={(wanted) => store.want(wanted)}
            />
          </Row>
          {store.refusal && (
            <Notice
              look="warning"
              action={
                <Button size="small" onClick={() => void store.refresh()}>
                  {words.again}
                </Button>
              }
            >
              {words.offline}
            </Notice>
          )}
          <Rooms store={store} game={game} />
        </Stack>
      </Stack>
    </Page>
  )
})

const Rooms = observer(({ store, game }: { readonly store: LobbyStore; readonly game: string | undefined }) => {
  const words = useWords(lobbyWords)
  if (store.rooms === undefined) return store.refusal ? null : <Spinner />
  const shown = store.shown(game)
  if (shown.length === 0) {
    return (
      <Empty>
        <p>{store.rooms.length === 0 ? words.none : words.noneLike}</p>
        <p>{words.noneHelp}</p>
      </Empty>
    )
  }
  return (
    <ul className={css.rooms}>
      {shown.map((room) => (
        <RoomCard key={room.roomId} room={room} />
      ))}
    </ul>
  )
})
