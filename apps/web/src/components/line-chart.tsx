import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useWords } from '../words/in-locales.ts'
import { Button } from './button.tsx'
import css from './chart.module.css'
import { DataTable } from './data-table.tsx'
import { LinePlot } from './line-plot.tsx'
import { SeatMark } from './seat-mark.tsx'
import { type LineChartProps, placesOf } from './series.ts'
import { componentWords } from './words.ts'

/** Values over time, one line for each seat. The same figures can be read as a table. */
export const LineChart = observer((props: LineChartProps) => {
  const { title, series, format = String, height = 260 } = props
  const words = useWords(componentWords)
  const [isTable, setIsTable] = useState(false)
  return (
    <figure className={css.chart}>
      <figcaption className={css.head}>
        <span className={css.title}>{title}</span>
        <Button look="quiet" size="small" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          {isTable ? words.asChart : words.asTable}
        </Button>
      </figcaption>
      {isTable ? (
        <FigureTable {...props} format={format} />
      ) : (
        <>
          <LinePlot {...props} format={format} height={height} />
          <ul className={css.legend}>
            {series.map(({ label, seat }) => (
              <li key={seat}>
                <SeatMark seat={seat} size={16} />
                {label}
              </li>
            ))}
          </ul>
        </>
      )}
    </figure>
  )
})

function FigureTable(props: LineChartProps & { readonly format: (value: number) => string }): ReactNode {
  const { title, axis, series, format } = props
  const places = placesOf(props)
  return (
    <div className={css.tall}>
      <DataTable
        caption={title}
        captionUnseen
        corner={axis}
        columns={series.map(({ label, seat }) => ({
          key: String(seat),
          numeric: true,
          label: (
            <span className={css.column}>
              <SeatMark seat={seat} size={14} />
              {label}
            </span>
          ),
        }))}
        rows={places.map((place, i) => ({
          key: `${i}`,
          heading: place,
          cells: Object.fromEntries(
            series.map(({ seat, values }) => [String(seat), values[i] == null ? '–' : format(values[i])]),
          ),
        }))}
      />
    </div>
  )
}
