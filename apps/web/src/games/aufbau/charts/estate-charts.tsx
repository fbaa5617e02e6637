import type { Player } from '@ludoteca/aufbau'
import { observer } from 'mobx-react-lite'
import { LineChart } from '../../../components/line-chart.tsx'
import { useTable } from '../kit.ts'
import { seriesOf } from './series.ts'
import { chartWords as words } from './words.ts'

/** [12.4] Gold, worth and loyalty round by round: one's own, or everybody's at the end. */
export const EstateCharts = observer(({ players }: { readonly players: readonly Player[] }) => {
  const { match } = useTable()
  const hasLoyalty = players.some(({ history }) => history.some(({ loyaltyTenths }) => loyaltyTenths !== null))
  return (
    <>
      <LineChart
        title={words.score}
        axis={words.round}
        series={seriesOf(players, match.names, ({ score }) => score / SCORE_UNIT)}
        format={plain}
        zoomed
      />
      <LineChart
        title={words.gold}
        axis={words.round}
        series={seriesOf(players, match.names, ({ gold12 }) => gold12 / 12)}
        format={plain}
      />
      {hasLoyalty && (
        <LineChart
          title={words.loyalty}
          axis={words.round}
          series={seriesOf(players, match.names, ({ loyaltyTenths }) =>
            loyaltyTenths === null ? null : loyaltyTenths / 10,
          )}
          format={plain}
        />
      )}
    </>
  )
})

/** [6.10] Scores are counted in 1/120 of a gold piece. */
const SCORE_UNIT = 120

function plain(value: number): string {
  return (Math.round(value * 100) / 100).toLocaleString('de')
}
