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
import { useTable, viewOf } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import { compositionOf } from './composition.ts'
import { type Ledger, ledgerOf } from './ledger.ts'

/** How many spaces a league table names. */
const TOP = 8

/** What the match looked like: worth and cash over the rounds, what everybody owns in the end, where everybody landed, who earned rent and where. */
export const Statistics = observer(() => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const { story } = match
  const ledger = useMemo(() => ledgerOf(story.map(({ fact }) => fact as Fact)), [story])
  if (ledger === undefined) return <Notice>{words.storyIncomplete}</Notice>
  return (
    <Stack gap={6}>
      <OverTheRounds title={words.worthOverTime} rounds={ledger.rounds} values={ledger.worths} />
      <WorthInTheEnd />
      <OverTheRounds title={words.cashOverTime} rounds={ledger.rounds} values={ledger.cash} />
      <TopSpaces title={words.mostVisited} values={ledger.visits} />
      <TopSpaces title={words.rentBySpace} values={ledger.rentOn} format={dn} />
      <RentLeague ledger={ledger} />
    </Stack>
  )
})

interface OverTheRoundsProps {
  readonly title: string
  readonly rounds: readonly number[]
  /** By seat, for each of the rounds. */
  readonly values: readonly (readonly number[])[]
}

const OverTheRounds = observer(({ title, rounds, values }: OverTheRoundsProps) => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const seats = [...(values[0] ?? []).keys()]
  return (
    <LineChart
      title={title}
      axis={words.round}
      places={rounds.map(String)}
      format={dn}
      series={seats.map((seat) => ({
        label: match.names(seat),
        seat,
        values: values.map((ofSeats) => ofSeats[seat] ?? null),
      }))}
    />
  )
})

/** What everybody's net worth is made of, the wealthiest first. */
const WorthInTheEnd = observer(() => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const view = viewOf(match)
  const all = view.players.map((_, seat) => ({ seat, ...compositionOf(view, seat) })).sort((a, b) => b.worth - a.worth)
  return (
    <DataTable
      caption={words.worthInTheEnd}
      corner={words.player}
      columns={[
        { key: 'cash', label: words.cash, numeric: true },
        { key: 'property', label: words.property, numeric: true },
        { key: 'buildings', label: words.buildings, numeric: true },
        { key: 'worth', label: words.netWorth, numeric: true },
      ]}
      rows={all.map(({ seat, cash, property, buildings, worth }) => ({
        key: String(seat),
        heading: match.names(seat),
        seat,
        cells: { cash: dn(cash), property: dn(property), buildings: dn(buildings), worth: dn(worth) },
      }))}
    />
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
  const { match } = useTable()
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
