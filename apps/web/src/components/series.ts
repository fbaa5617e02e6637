import type { Seat } from '@ludoteca/kernel'

/** One line of a chart. */
export interface Series {
  readonly label: string
  /** Gives the line the seat's colour and mark. */
  readonly seat: Seat
  /** By place on the axis; `null` where there is none, as after somebody has left. */
  readonly values: readonly (number | null)[]
}

/** What a chart of lines is made from. */
export interface LineChartProps {
  readonly title: string
  /** What goes along the bottom: “Turn”. */
  readonly axis: string
  /** What the places along the bottom are called; 1, 2, 3 … unless said otherwise. */
  readonly places?: readonly string[]
  readonly series: readonly Series[]
  /** A value in words: with thousands marked, say. */
  readonly format?: (value: number) => string
  readonly height?: number
  /** Begins near the lowest value instead of at 0, where small differences count. */
  readonly zoomed?: boolean
}

/** What places are called when nobody says. */
export function placesOf({ places, series }: Pick<LineChartProps, 'places' | 'series'>): readonly string[] {
  const count = Math.max(0, ...series.map(({ values }) => values.length))
  return places ?? Array.from({ length: count }, (_, i) => String(i + 1))
}
