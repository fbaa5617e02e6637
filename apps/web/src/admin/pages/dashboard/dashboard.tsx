import type { Statistics } from '@ludoteca/protocol'
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

const AGAIN_MS = 10_000
const MINUTE_MS = 60_000

/** How the house is doing. */
export const DashboardPage = observer(() => {
  const words = useWords(dashboardWords)
  const loaded = useLoaded('dashboard', (api) => api.get<Statistics>('/dashboard'), AGAIN_MS)
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Loading of={loaded}>{(data) => <Figures data={data} />}</Loading>
    </AdminPage>
  )
})

const Figures = observer(({ data: { now, days, lengths, traffic } }: { readonly data: Statistics }) => {
  const words = useWords(dashboardWords)
  const { number } = useFormats()
  const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, one) => all + one, 0)
  const { reconnectRate: rate } = traffic
  const refusals = Object.entries(traffic.refusals).sort(([, one], [, other]) => other - one)
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
          empty="begun"
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
          empty="lengths"
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
      <Panel title={words.traffic}>
        <p className={css.soft}>{words.trafficLead}</p>
        <Stats
          of={[
            [words.errors, number(traffic.errors)],
            [words.rateLimited, number(sum(traffic.rateLimited))],
            [words.joins, number(traffic.joins)],
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
