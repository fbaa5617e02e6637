import { observer } from 'mobx-react-lite'
import { useWords } from '../../../words/in-locales.ts'
import { AdminTable } from '../../kit/admin-table.tsx'
import { gameTitle } from '../../kit/choices.ts'
import css from '../../kit/kit.module.css'
import { Loading } from '../../kit/loading.tsx'
import { AdminPage, Panel, Stats } from '../../kit/page.tsx'
import { useFormats } from '../../kit/use-formats.ts'
import { useLoaded } from '../../kit/use-loaded.ts'
import { dashboardWords } from './words.ts'

interface Dashboard {
  readonly now: {
    readonly rooms: number
    readonly running: number
    readonly players: number
    readonly watchers: number
  }
  readonly days: readonly {
    readonly day: string
    readonly game: string
    readonly mode: string | null
    readonly matches: number
  }[]
  readonly lengths: readonly { readonly game: string; readonly matches: number; readonly medianMs: number }[]
  readonly process: {
    readonly since: number
    readonly errors: number
    readonly refusals: Readonly<Record<string, number>>
    readonly rateLimited: Readonly<Record<string, number>>
    readonly joins: number
    readonly reconnectRate: number | null
  }
}

const AGAIN_MS = 10_000
const MINUTE_MS = 60_000

/** How the house is doing. */
export const DashboardPage = observer(() => {
  const words = useWords(dashboardWords)
  const loaded = useLoaded('dashboard', (api) => api.get<Dashboard>('/dashboard'), AGAIN_MS)
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Loading of={loaded}>{(data) => <Figures data={data} />}</Loading>
    </AdminPage>
  )
})

const Figures = observer(({ data: { now, days, lengths, process } }: { readonly data: Dashboard }) => {
  const words = useWords(dashboardWords)
  const { number, time } = useFormats()
  const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, one) => all + one, 0)
  const { reconnectRate: rate } = process
  const refusals = Object.entries(process.refusals).sort(([, one], [, other]) => other - one)
  return (
    <>
      <Stats
        of={[
          [words.rooms, number(now.rooms)],
          [words.running, number(now.running)],
          [words.players, number(now.players)],
          [words.watchers, number(now.watchers)],
        ]}
      />
      <Panel title={words.days}>
        <AdminTable
          caption={words.days}
          columns={[
            { label: words.day, value: ({ day }) => day },
            { label: words.game, value: ({ game }) => gameTitle(game) },
            { label: words.mode, value: ({ mode }) => mode },
            { label: words.matches, numeric: true, value: ({ matches }) => number(matches) },
          ]}
          rows={days}
          keyOf={({ day, game, mode }) => `${day} ${game} ${mode}`}
        />
      </Panel>
      <Panel title={words.lengths}>
        <AdminTable
          caption={words.lengths}
          columns={[
            { label: words.game, value: ({ game }) => gameTitle(game) },
            { label: words.matches, numeric: true, value: ({ matches }) => number(matches) },
            {
              label: words.length,
              numeric: true,
              value: ({ medianMs }) => words.minutes(number(medianMs / MINUTE_MS, 1)),
            },
          ]}
          rows={lengths}
          keyOf={({ game }) => game}
        />
      </Panel>
      <Panel title={words.process}>
        <p className={css.soft}>{words.processLead(time(process.since))}</p>
        <Stats
          of={[
            [words.errors, number(process.errors)],
            [words.rateLimited, number(sum(process.rateLimited))],
            [words.joins, number(process.joins)],
            [words.reconnects, rate === null ? '–' : `${number(rate * 100)} %`],
          ]}
        />
        {refusals.length > 0 && (
          <AdminTable
            caption={words.refusals}
            columns={[
              { label: words.code, value: ([code]) => <code>{code}</code> },
              { label: words.count, numeric: true, value: ([, count]) => number(count) },
            ]}
            rows={refusals}
            keyOf={([code]) => code}
          />
        )}
      </Panel>
    </>
  )
})
