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
}

/** What the first of these facts that can be heard sounds like. Turns and the end are heard at every table. */
export function soundOf(facts: readonly Fact[]): SoundName | undefined {
  return facts.map(({ type }) => SOUNDS[type]).find((sound) => sound !== undefined)
}
