import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { SelectField, TextField } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { AdminTable } from '../../kit/admin-table.tsx'
import { Loading } from '../../kit/loading.tsx'
import { AdminPage, Filters, Panel, Stats } from '../../kit/page.tsx'
import { useFormats } from '../../kit/use-formats.ts'
import { useLoaded } from '../../kit/use-loaded.ts'
import { adminWords } from '../../words.ts'
import { balanceWords } from './words.ts'

interface Edition {
  readonly rulesVersion: number
  readonly pack: string | null
  readonly packId: string | null
  readonly matches: number
}
interface Game {
  readonly id: string
  readonly title: string
  readonly editions: readonly Edition[]
}
interface Line {
  readonly row: string
  readonly name: string
  readonly values: readonly (number | null)[]
}
interface Table {
  readonly id: string
  readonly title: string
  readonly rowLabel: string
  readonly columns: readonly { readonly id: string; readonly label: string; readonly kind: string }[]
  readonly rows: readonly Line[]
}
interface Report {
  readonly matches: number
  readonly read: number
  readonly unreadable: number
  readonly tables: readonly Table[]
}

const AGAIN_MS = 2_000
const NO_FILTER = { edition: '', from: '' }

/** What finished matches say about the balance of a game. */
export const BalancePage = observer(() => {
  const words = useWords(balanceWords)
  const [chosen, choose] = useState<string>()
  const loaded = useLoaded('games', (api) => api.get<{ games: readonly Game[] }>('/balance'))
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Loading of={loaded}>
        {({ games }) => {
          const game = games.find(({ id }) => id === chosen) ?? games[0]
          if (game === undefined) return <p>{words.none}</p>
          return (
            <>
              {games.length > 1 && (
                <SelectField
                  label={words.game}
                  value={game.id}
                  options={games.map(({ id, title }) => ({ value: id, label: title }))}
                  onChange={choose}
                />
              )}
              <GameBalance key={game.id} game={game} />
            </>
          )
        }}
      </Loading>
    </AdminPage>
  )
})

const GameBalance = observer(({ game: { id, editions } }: { readonly game: Game }) => {
  const words = useWords(balanceWords)
  const shared = useWords(adminWords)
  const { number } = useFormats()
  const [filter, setFilter] = useState(NO_FILTER)
  const query = queryOf(filter)
  const [isReading, setReading] = useState(true)
  const loaded = useLoaded(
    JSON.stringify([id, query]),
    async (api) => {
      const report = await api.get<Report>(`/balance/${id}`, query)
      setReading(report.read + report.unreadable < report.matches)
      return report
    },
    isReading ? AGAIN_MS : undefined,
  )
  return (
    <>
      <Filters label={shared.filter}>
        <SelectField
          label={words.edition}
          value={filter.edition}
          options={[
            { value: '', label: words.all },
            ...editions.map(({ rulesVersion, pack, packId, matches }) => ({
              value: `${rulesVersion} ${pack ?? 'builtIn'}`,
              label: words.editionOf(rulesVersion, packId, number(matches)),
            })),
          ]}
          onChange={(edition) => setFilter({ ...filter, edition })}
        />
        <TextField
          label={words.from}
          type="date"
          value={filter.from}
          onChange={({ target }) => setFilter({ ...filter, from: target.value })}
        />
      </Filters>
      <Loading of={loaded}>
        {({ matches, read, unreadable, tables }) => (
          <>
            <Stats
              of={[
                [words.matches, number(matches)],
                [words.read, number(read)],
                ...(unreadable > 0 ? [[words.unreadable, number(unreadable)] as const] : []),
              ]}
            />
            {read + unreadable < matches && <Notice>{words.reading(number(read), number(matches))}</Notice>}
            {tables.map((table) => (
              <Figures key={table.id} table={table} />
            ))}
          </>
        )}
      </Loading>
    </>
  )
})

const Figures = observer(({ table: { title, rowLabel, columns, rows } }: { readonly table: Table }) => {
  const words = useWords(balanceWords)
  const { number } = useFormats()
  const [order, setOrder] = useState('')
  const at = columns.findIndex(({ id }) => id === order)
  const sorted = at < 0 ? rows : rows.toSorted((a, b) => (b.values[at] ?? -1) - (a.values[at] ?? -1))
  const shown = (value: number | null | undefined, kind: string) => {
    if (value === null || value === undefined) return '–'
    return kind === 'share' ? words.percent(number(value, 1)) : number(value, 2)
  }
  return (
    <Panel title={title}>
      <Filters label={title}>
        <SelectField
          label={words.sort}
          value={order}
          options={[{ value: '', label: rowLabel }, ...columns.map(({ id, label }) => ({ value: id, label }))]}
          onChange={setOrder}
        />
      </Filters>
      <AdminTable
        caption={title}
        empty="figures"
        columns={[
          { label: rowLabel, value: ({ name }: Line) => name },
          ...columns.map(({ label, kind }, i) => ({
            label,
            numeric: true,
            value: ({ values }: Line) => shown(values[i], kind),
          })),
        ]}
        rows={sorted}
        keyOf={({ row }) => row}
      />
    </Panel>
  )
})

function queryOf({ edition, from }: typeof NO_FILTER) {
  const [rulesVersion, pack] = edition.split(' ')
  return {
    ...(pack === undefined ? {} : { rulesVersion: Number(rulesVersion), pack }),
    ...(from === '' ? {} : { from: new Date(`${from}T00:00`).getTime() }),
  }
}
