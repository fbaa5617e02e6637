import { CANDIDATES, districtName, METERS, MOODS, SIGNALS, until, type View } from '@ludoteca/imperio'
import { wrapText } from '../../terminal/layout.ts'
import type { Scene } from '../table.ts'

const METER_MAX = 3

/** What moves rents and risks just now: signals, mood, who governs, works, and the six meters. */
export function cityLines({ view, paint }: Scene<View>, width: number): string[] {
  const { marketSignals, activeMoodId, activeBundle, infra, meters } = view
  const news = [
    ...marketSignals.map((id) => `señal «${nameIn(SIGNALS, id)}»`),
    activeMoodId === null ? '' : `humor «${nameIn(MOODS, activeMoodId)}»`,
    activeBundle === null
      ? ''
      : `gobierna ${nameIn(CANDIDATES, activeBundle.candidateId)} ${until(activeBundle.untilRound, view)}`,
    ...infra.map(({ district, untilRound }) => `obra en ${districtName(district)} ${until(untilRound, view)}`),
  ].filter((part) => part !== '')
  const scales = METERS.map(({ id, nombre_es }) => `${nombre_es} ${scale(meters[id])}`)
  return [
    ...wrapText(news.length === 0 ? 'Sin novedades en el mercado.' : news.join(' · '), width),
    // A name and its scale stay on one line.
    ...wrapText(scales.map((text) => text.replaceAll(' ', '\u00a0')).join(' · '), width).map(paint.dim),
  ]
}

function scale(value: number): string {
  return `${'●'.repeat(value)}${'○'.repeat(METER_MAX - value)}`
}

function nameIn(list: readonly { readonly id: string; readonly nombre_es: string }[], id: string): string {
  return list.find((one) => one.id === id)?.nombre_es ?? id
}
