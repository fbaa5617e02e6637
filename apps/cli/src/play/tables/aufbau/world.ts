import {
  effectsOf,
  eventName,
  GROUP_NAMES,
  MATERIALS,
  type Market,
  marketName,
  signed,
  type View,
} from '@ludoteca/aufbau'
import { lookUp } from '@ludoteca/kernel'
import { wrapText } from '../../terminal/layout.ts'
import type { Scene } from '../table.ts'
import { ownBooks } from './estate.ts'

/** What is rolled for groups without goods moves nothing. */
const TRADED: ReadonlySet<string> = new Set(MATERIALS.map(({ group }) => group))

/** Which goods are dearer or cheaper than usual, market by market. */
export function marketLines(scene: Scene<View>, width: number): string[] {
  const markets = [scene.view.market, ...(ownBooks(scene)?.markets ?? [])]
  return markets.flatMap((market) => wrapText(`${marketName(market.id)}: ${pricesOf(market)}`, width, 2))
}

function pricesOf({ modifiers }: Market): string {
  const moved = Object.entries(modifiers).flatMap(([group, modifier]) =>
    modifier === 0 || !TRADED.has(group) ? [] : [`${lookUp(GROUP_NAMES, group)} ${signed(modifier)}`],
  )
  return moved.length > 0 ? `${moved.join(', ')} Gold je Einsatz` : 'alles zum üblichen Preis'
}

/** The events of the section with all they do. */
export function eventLines({ view, paint }: Scene<View>, width: number): string[] {
  return view.events.flatMap((event) => [
    paint.bold(eventName(event.roll)),
    ...effectsOf(event).flatMap(({ text }) => wrapText(`  ${text}`, width, 2)),
  ])
}
