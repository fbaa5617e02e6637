import { effectsOf, eventName, GROUP_NAMES, type Market, marketName, signed, type View } from '@ludoteca/aufbau'
import { lookUp } from '@ludoteca/kernel'
import { wrapText } from '../../terminal/layout.ts'
import type { Scene } from '../table.ts'
import { ownBooks } from './estate.ts'

/** Which goods are dearer or cheaper than usual, market by market. */
export function marketLines(scene: Scene<View>, width: number): string[] {
  const markets = [scene.view.market, ...(ownBooks(scene)?.markets ?? [])]
  return markets.flatMap((market) => wrapText(`${marketName(market.id)}: ${pricesOf(market)}`, width, 2))
}

function pricesOf({ modifiers }: Market): string {
  const moved = Object.entries(modifiers).flatMap(([group, modifier]) =>
    modifier === 0 ? [] : [`${lookUp(GROUP_NAMES, group)} ${signed(modifier)}`],
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
