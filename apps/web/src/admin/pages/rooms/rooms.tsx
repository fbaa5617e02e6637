import type { RoomView } from '@ludoteca/protocol'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useParams } from 'wouter'
import { LinkButton } from '../../../components/button.tsx'
import { SelectField, TextField } from '../../../components/field.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { AdminTable } from '../../kit/admin-table.tsx'
import { gameOptions, gameTitle } from '../../kit/choices.ts'
import { Loading } from '../../kit/loading.tsx'
import { AdminPage, Filters } from '../../kit/page.tsx'
import { useFormats } from '../../kit/use-formats.ts'
import { useLoaded } from '../../kit/use-loaded.ts'
import { adminWords } from '../../words.ts'
import { RoomPage } from './room.tsx'
import { roomsWords } from './words.ts'

interface Summary extends Pick<RoomView, 'roomId' | 'kind' | 'status' | 'game' | 'matchId'> {
  readonly host: string
  readonly players: number
  readonly bots: number
  readonly seats: number
  readonly watchers: number
  readonly createdAt: number
}

const AGAIN_MS = 5_000
const NO_FILTER = { code: '', game: '', status: '' as '' | Summary['status'], kind: '' as '' | Summary['kind'] }

/** All rooms, or the one in the address. */
export const RoomsPage = observer(() => {
  const { '*': code } = useParams()
  return code ? <RoomPage key={code} code={code} /> : <AllRooms />
})

const AllRooms = observer(() => {
  const words = useWords(roomsWords)
  const shared = useWords(adminWords)
  const { time } = useFormats()
  const [filter, setFilter] = useState(NO_FILTER)
  const loaded = useLoaded(JSON.stringify(filter), (api) => api.get<{ rooms: Summary[] }>('/rooms', filter), AGAIN_MS)
  const set = (change: Partial<typeof filter>) => setFilter({ ...filter, ...change })
  const statuses = Object.entries(words.statuses) as [Summary['status'], string][]
  const kinds = Object.entries(words.kinds) as [Summary['kind'], string][]
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Filters label={shared.filter}>
        <TextField
          label={words.code}
          value={filter.code}
          maxLength={5}
          onChange={({ target }) => set({ code: target.value.trim() })}
        />
        <SelectField
          label={words.game}
          value={filter.game}
          options={gameOptions(words.any)}
          onChange={(game) => set({ game })}
        />
        <SelectField
          label={words.status}
          value={filter.status}
          options={[{ value: '', label: words.any }, ...statuses.map(([value, label]) => ({ value, label }))]}
          onChange={(status) => set({ status })}
        />
        <SelectField
          label={words.kind}
          value={filter.kind}
          options={[{ value: '', label: words.any }, ...kinds.map(([value, label]) => ({ value, label }))]}
          onChange={(kind) => set({ kind })}
        />
      </Filters>
      <Loading of={loaded}>
        {({ rooms }) => (
          <AdminTable
            caption={words.title}
            empty="rooms"
            isFiltered={Object.values(filter).some(Boolean)}
            columns={[
              { label: words.code, value: ({ roomId }) => roomId },
              { label: words.game, value: ({ game }) => gameTitle(game) },
              { label: words.kind, value: ({ kind }) => words.kinds[kind] },
              { label: words.status, value: ({ status }) => words.statuses[status] },
              { label: words.host, value: ({ host }) => host },
              { label: words.people, value: (r) => words.counts(r.players, r.bots, r.seats, r.watchers) },
              { label: words.since, value: ({ createdAt }) => time(createdAt) },
              {
                label: words.open,
                value: ({ roomId }) => (
                  <LinkButton size="small" to={`/admin/rooms/${roomId}`} label={`${words.open}: ${roomId}`}>
                    {words.open}
                  </LinkButton>
                ),
              },
            ]}
            rows={rooms}
            keyOf={({ roomId }) => roomId}
          />
        )}
      </Loading>
    </AdminPage>
  )
})
