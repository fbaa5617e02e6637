import type { Viewer } from '@ludoteca/kernel'
import type { Fact, FactType } from '@ludoteca/ludomercatus'
import type { SoundName } from '../../sound/recipes.ts'

const SOUNDS: Readonly<Partial<Record<FactType, SoundName>>> = {
  dice: 'dice',
  cardDrawn: 'card',
  bought: 'coin',
  auctionSold: 'coin',
  rentPaid: 'coin',
  tradeAccepted: 'coin',
  built: 'move',
  gameOver: 'win',
}

/** What the loudest of these facts sounds like. One's own turn comes before everything but the end. */
export function soundOf(facts: readonly Fact[], viewer: Viewer): SoundName | undefined {
  if (facts.some(({ type }) => type === 'gameOver')) return 'win'
  if (facts.some((fact) => fact.type === 'turnStarted' && fact.seat === viewer)) return 'turn'
  return facts.map(({ type }) => SOUNDS[type]).find((sound) => sound !== undefined)
}
