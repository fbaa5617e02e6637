import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useParams } from 'wouter'
import { Button, LinkButton } from '../../../components/button.tsx'
import { SelectField } from '../../../components/field.tsx'
import { Row } from '../../../components/layout.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { AdminTable } from '../../kit/admin-table.tsx'
import { gameOptions, gameTitle } from '../../kit/choices.ts'
import { Loading } from '../../kit/loading.tsx'
import { AdminPage, Filters } from '../../kit/page.tsx'
import { useFormats } from '../../kit/use-formats.ts'
import { useLoaded } from '../../kit/use-loaded.ts'
import { adminWords } from '../../words.ts'
import { MatchPage } from './match.tsx'
import { matchesWords } from './words.ts'

interface Listed {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly packId: string | null
  readonly seats: readonly { readonly name: string; readonly kind: string }[]
  readonly startedAt: number
  readonly endedAt: number | null
  readonly isGivenUp: boolean
}

const AGAIN_MS = 5_000
const PAGE = 50
const ALL_MAX = 200
const NO_FILTER = { game: '', state: '' as '' | 'running' | 'over' }

/** All matches, or the one in the address. */
export const MatchesPage = observer(() => {
  const { '*': id } = useParams()
  return id ? <MatchPage key={id} id={id} /> : <AllMatches />
})

const AllMatches = observer(() => {
  const words = useWords(matchesWords)
  const shared = useWords(adminWords)
  const { time } = useFormats()
  const [filter, setFilter] = useState(NO_FILTER)
  const [limit, setLimit] = useState(PAGE)
  const loaded = useLoaded(
    JSON.stringify([filter, limit]),
    (api) => api.get<{ matches: readonly Listed[] }>('/matches', { ...filter, limit }),
    AGAIN_MS,
  )
  const stateOf = ({ endedAt, isGivenUp }: Listed) => {
    if (endedAt === null) return words.states.running
    return isGivenUp ? words.states.givenUp : words.states.over
  }
  const columns = [
    { label: words.began, value: ({ startedAt }: Listed) => time(startedAt) },
    { label: words.game, value: ({ game }: Listed) => gameTitle(game) },
    { label: words.players, value: ({ seats }: Listed) => seats.map(({ name }) => name).join(', ') },
    { label: words.state, value: stateOf },
    { label: words.pack, value: ({ packId }: Listed) => packId },
    {
      label: words.match,
      value: ({ id }: Listed) => (
        <LinkButton size="small" to={`/admin/matches/${id}`}>
          {id}
        </LinkButton>
      ),
    },
  ]
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Filters label={shared.filter}>
        <SelectField
          label={words.game}
          value={filter.game}
          options={gameOptions(words.any)}
          onChange={(game) => setFilter({ ...filter, game })}
        />
        <SelectField
          label={words.state}
          value={filter.state}
          options={[
            { value: '', label: words.any },
            { value: 'running', label: words.states.running },
            { value: 'over', label: words.states.over },
          ]}
          onChange={(state) => setFilter({ ...filter, state })}
        />
      </Filters>
      <Loading of={loaded}>
        {({ matches }) => (
          <>
            <AdminTable
              caption={words.title}
              empty="matches"
              isFiltered={Object.values(filter).some(Boolean)}
              columns={columns}
              rows={matches}
              keyOf={({ id }) => id}
            />
            {matches.length === limit && limit < ALL_MAX && (
              <Row>
                <Button onClick={() => setLimit(Math.min(ALL_MAX, limit + PAGE))}>{shared.more}</Button>
              </Row>
            )}
          </>
        )}
      </Loading>
    </AdminPage>
  )
})
