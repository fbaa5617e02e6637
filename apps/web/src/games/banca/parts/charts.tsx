import { observer } from 'mobx-react-lite'
import { LineChart } from '../../../components/line-chart.tsx'
import { useTable } from '../kit.ts'
import type { Mark } from '../model/curves.ts'
import { money, tenths } from '../model/numbers.ts'
import css from './charts.module.css'
import lobby from './lobby.module.css'

/** Balances and multipliers over the turns. */
export const Charts = observer(() => {
  const { presentation: banca } = useTable()
  const { marks, view, match } = banca
  if (marks.length < 2) return null
  const places = marks.map(({ turn }) => (turn === 0 ? 'Start' : String(turn)))
  const seriesOf = (pick: (mark: Mark) => readonly number[]) =>
    view.players.map(({ exitTurn }, seat) => ({
      label: match.names(seat),
      seat,
      // Whoever has left stands still, which is no news.
      values: marks.map((mark) => (exitTurn !== null && mark.turn >= exitTurn ? null : (pick(mark)[seat] ?? null))),
    }))
  return (
    <div className={css.charts}>
      <div className={lobby.sheet}>
        <LineChart
          title="Balances"
          axis="Turn"
          zoomed
          places={places}
          series={seriesOf((mark) => mark.balances)}
          format={money}
        />
      </div>
      <div className={lobby.sheet}>
        <LineChart
          title="Multipliers"
          axis="Turn"
          zoomed
          places={places}
          series={seriesOf((mark) => mark.multipliersTenths)}
          format={(value) => tenths(Math.round(value))}
        />
      </div>
    </div>
  )
})
