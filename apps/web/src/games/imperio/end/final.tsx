import type { Fact } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { LineChart } from '../../../components/line-chart.tsx'
import { useTable, viewOf } from '../kit.ts'
import { AwardList } from './award-list.tsx'
import { BadgeWall } from './badge-wall.tsx'
import css from './final.module.css'
import { FinalPortada } from './final-portada.tsx'
import { FinalTable } from './final-table.tsx'
import { historyOf } from './history.ts'
import { endWords as words } from './words.ts'

/** The last edition: the front page of the match, everybody in order, awards, badges and how it went. */
export const Final = observer(() => {
  const { match } = useTable()
  const { owners, matchSeed } = viewOf(match)
  const history = historyOf(
    match.story.map(({ fact }) => fact as Fact),
    owners.length,
  )
  return (
    <section className={css.final} aria-label={words.final}>
      <div className={css.cover}>
        <FinalPortada deals={history.deals} />
      </div>
      <div className={css.table}>
        <FinalTable />
        <AwardList />
      </div>
      {history.rounds.length > 1 && (
        <div className={css.chart}>
          <LineChart
            title={words.chart}
            axis={words.round}
            places={history.rounds.map((round, i) => (i + 1 < history.rounds.length ? String(round) : words.end))}
            series={owners.map((_, seat) => ({
              seat,
              label: match.names(seat),
              values: history.wealth[seat] ?? [],
            }))}
          />
        </div>
      )}
      <div className={css.badges}>
        <BadgeWall />
      </div>
      <p className={css.seed}>
        {words.seed}: <code>{matchSeed}</code>
      </p>
    </section>
  )
})
