import { formatInt } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { BarChart } from '../../components/bar-chart.tsx'
import { DataTable } from '../../components/data-table.tsx'
import { LineChart } from '../../components/line-chart.tsx'
import { Progress } from '../../components/progress.tsx'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { galleryWords } from './words.ts'

const SERIES = [
  { label: 'Ada', seat: 0, values: [9000, 9400, 9100, 10_300, 11_800, 11_200, 12_900, 14_100] },
  { label: 'Bruno', seat: 1, values: [9000, 8700, 9300, 9200, 9900, 10_800, 10_400, 11_000] },
  { label: 'Clara', seat: 2, values: [9000, 9100, 8200, 7400, 6900, null, null, null] },
  { label: 'Dario', seat: 3, values: [9000, 9600, 10_400, 9800, 9100, 8300, 8800, 7900] },
]

/** How far something has come. */
export const ProgressSamples = observer(() => {
  const { checking } = useWords(galleryWords)
  return (
    <>
      <Progress label={checking} value={0} max={340} />
      <Progress label={checking} value={212} max={340} />
      <Progress label={checking} value={340} max={340} />
    </>
  )
})

/** Figures in lines and columns. */
export const TableSamples = observer(() => {
  const { locale } = useRoot().settings
  const { chart, turn } = useWords(galleryWords)
  return (
    <DataTable
      caption={chart}
      corner={turn}
      columns={[1, 2, 3, 4].map((n) => ({ key: String(n - 1), label: `${turn} ${n}`, numeric: true }))}
      rows={SERIES.map(({ label, seat, values }) => ({
        key: label,
        heading: label,
        seat,
        cells: Object.fromEntries(
          values.map((value, i) => [String(i), value === null ? '–' : formatInt(value, locale)]),
        ),
      }))}
    />
  )
})

/** Values over time. */
export const LineSamples = observer(() => {
  const { locale } = useRoot().settings
  const { chart, turn } = useWords(galleryWords)
  return <LineChart title={chart} axis={turn} series={SERIES} format={(value) => formatInt(value, locale)} />
})

/** Amounts side by side. */
export const BarSamples = observer(() => {
  const { locale } = useRoot().settings
  const { chart } = useWords(galleryWords)
  const bars = SERIES.map(({ label, seat, values }) => ({ key: label, label, seat, value: values[4] ?? 0 }))
  return <BarChart title={chart} bars={bars} format={(value) => formatInt(value, locale)} />
})
