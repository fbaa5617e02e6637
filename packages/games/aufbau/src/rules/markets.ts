import type { Refusal } from '@ludoteca/kernel'
import { deny } from '../refusals.ts'
import type { Market, Player, World } from '../state.ts'

export const LOCAL = 'local'

/** [2.6] The market of that name among those this player may use; the local one where none is named. */
export function marketOf(w: Readonly<World>, p: Readonly<Player>, id: string | undefined): Market | undefined {
  if (id === undefined || id === LOCAL) return w.market
  for (const market of p.markets) if (market.id === id) return market
  return undefined
}

/** [5.4] Names of others' markets are recognised by their seat alone, so that nobody learns whether they exist. */
export function refuseMarket(w: Readonly<World>, p: Readonly<Player>, id: string | undefined): Refusal | undefined {
  if (marketOf(w, p, id)) return undefined
  const owner = typeof id === 'string' ? /^trade-(\d+)-/.exec(id)?.[1] : undefined
  if (owner !== undefined && Number(owner) !== p.seat) return deny('AUTH', 'foreignMarket')
  return deny('INPUT', 'unknownMarket')
}
