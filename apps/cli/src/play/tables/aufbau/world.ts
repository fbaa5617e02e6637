import {
  effectsOf,
  eventName,
  GROUP_NAMES,
  type Market,
  marketName,
  rawRow,
  signed,
  specialRow,
  type View,
} from '@ludoteca/aufbau'
import { lookUp } from '@ludoteca/kernel'
import { wrapText } from '../../terminal/layout.ts'
import type { Scene } from '../table.ts'
import { ownBooks } from './estate.ts'

/** What was rolled, and which goods are dearer or cheaper for it, market by market. */
export function marketLines(scene: Scene<View>, width: number): string[] {
  const markets = [scene.view.market, ...(ownBooks(scene)?.markets ?? [])]
  return markets.flatMap((market) => wrapText(`${marketName(market.id)}: ${pricesOf(market)}`, width, 2))
}

function pricesOf({ rawRoll, specialRoll, modifiers }: Market): string {
  const moved = Object.entries(modifiers).flatMap(([group, modifier]) =>
    modifier === 0 ? [] : [`${lookUp(GROUP_NAMES, group)} ${signed(modifier)}`],
  )
  const rows = `${rawRow(rawRoll).category}, ${specialRow(specialRoll).category}`
  return moved.length > 0 ? `${rows} (${moved.join(', ')})` : rows
}

/** The events of the section with all they do. */
export function eventLines({ view, paint }: Scene<View>, width: number): string[] {
  return view.events.flatMap((event) => [
    paint.bold(eventName(event.roll)),
    ...effectsOf(event).flatMap(({ text }) => wrapText(`  ${text}`, width, 2)),
  ])
}
