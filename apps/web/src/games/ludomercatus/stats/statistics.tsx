import { dn, type Fact, SPACES } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { BarChart } from '../../../components/bar-chart.tsx'
import { DataTable } from '../../../components/data-table.tsx'
import { Stack } from '../../../components/layout.tsx'
import { LineChart } from '../../../components/line-chart.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { DeedChip } from '../deed/deed-chip.tsx'
import { useMarket } from '../market.ts'
import { marketWords } from '../words/index.ts'
import { type Ledger, ledgerOf } from './ledger.ts'

/** How many spaces a league table names. */
const TOP = 8

/** What the match looked like: worth over the rounds, where everybody landed, who earned rent and where. */
export const Statistics = observer(() => {
  const { match } = useMarket()
  const words = useWords(marketWords)
  const { story } = match
  const ledger = useMemo(() => ledgerOf(story.map(({ fact }) => fact as Fact)), [story])
  if (ledger === undefined) return <Notice>{words.storyIncomplete}</Notice>
  const seats = [...ledger.rentGot.keys()]
  return (
    <Stack gap={6}>
      <LineChart
        title={words.worthOverTime}
        axis={words.round}
        places={ledger.rounds.map(String)}
        format={dn}
        series={seats.map((seat) => ({
          label: match.names(seat),
          seat,
          values: ledger.worths.map((worths) => worths[seat] ?? null),
        }))}
      />
      <TopSpaces title={words.mostVisited} values={ledger.visits} />
      <TopSpaces title={words.rentBySpace} values={ledger.rentOn} format={dn} />
      <RentLeague ledger={ledger} />
    </Stack>
  )
})

interface TopSpacesProps {
  readonly title: string
  readonly values: readonly number[]
  readonly format?: (value: number) => string
}

function TopSpaces({ title, values, format = String }: TopSpacesProps) {
  const top = SPACES.map(({ index }) => ({ space: index, value: values[index] ?? 0 }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value || a.space - b.space)
    .slice(0, TOP)
  return (
    <BarChart
      title={title}
      format={format}
      bars={top.map(({ space, value }) => ({ key: String(space), label: <DeedChip space={space} />, value }))}
    />
  )
}

const RentLeague = observer(({ ledger }: { readonly ledger: Ledger }) => {
  const { match } = useMarket()
  const words = useWords(marketWords)
  const seats = [...ledger.rentGot.keys()].sort((a, b) => (ledger.rentGot[b] ?? 0) - (ledger.rentGot[a] ?? 0))
  return (
    <DataTable
      caption={words.rentLeague}
      corner={words.player}
      columns={[
        { key: 'got', label: words.rentGot, numeric: true },
        { key: 'paid', label: words.rentPaid, numeric: true },
      ]}
      rows={seats.map((seat) => ({
        key: String(seat),
        heading: match.names(seat),
        seat,
        cells: { got: dn(ledger.rentGot[seat] ?? 0), paid: dn(ledger.rentPaid[seat] ?? 0) },
      }))}
    />
  )
})
