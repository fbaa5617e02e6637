import { LEDGER_SOURCES, standingParts } from '@ludoteca/aufbau'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { frameWords } from '../frame/words.ts'
import { type Books, booksOf, useTable } from '../kit.ts'
import { Meter } from '../parts/meter.tsx'
import { stockOf } from '../parts/room.ts'
import css from './charts.module.css'
import { Composition } from './composition.tsx'
import { EstateCharts } from './estate-charts.tsx'
import { HeatMap } from './heat-map.tsx'
import { incomeBySource } from './series.ts'
import { StackedColumns } from './stacked-columns.tsx'
import { chartWords as words } from './words.ts'

/** What comes, and what goes. */
const FLOWS = [
  ['income12', 1],
  ['sales12', 1],
  ['upkeep12', -1],
] as const

/** [12.4] */
export const ChartsPage = observer(() => {
  const estate = useTable()
  const books = booksOf(estate)
  if (books === undefined) return null
  const { view, player } = books
  const income = incomeBySource(estate.match.story, player.seat)
  return (
    <section className={css.page}>
      <h3>{words.title}</h3>
      <div>
        <p className={css.title}>{words.composition}</p>
        <Composition parts={standingParts(view, player)} />
      </div>
      <StockBars books={books} />
      {player.history.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <EstateCharts players={[player]} />
          <StackedColumns
            title={words.flows}
            kinds={FLOWS.map(([flow]) => words.flow[flow])}
            columns={player.history.map((entry) => ({
              place: String(entry.round),
              values: FLOWS.map(([flow, sign]) => (sign * entry[flow]) / 12),
            }))}
          />
        </>
      )}
      {income.rounds.length > 0 && (
        <StackedColumns
          title={words.sources}
          kinds={income.sources.map((source) => LEDGER_SOURCES[source])}
          columns={income.rounds.map(({ round, gold }) => ({ place: String(round), values: gold }))}
        />
      )}
      <HeatMap />
    </section>
  )
})

/** [12.4] Stock against the room there is for it. */
function StockBars({ books: { view, player } }: { readonly books: Books }): ReactNode {
  return (
    <div>
      <p className={css.title}>{words.stock}</p>
      <ul className={css.stocks}>
        {(['raw', 'special'] as const).map((kind) => {
          const { count, room } = stockOf(view, player, kind)
          const text = words.stockOf(frameWords[kind], count, room)
          return (
            <li key={kind}>
              <span>{text}</span>
              <Meter value={count} max={Math.max(1, room, count)} limit={room} text={text} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
