import { one } from '@ludoteca/kernel'
import type { City, Office, Trade, YieldMode } from '../estate.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { unlocksSplit } from '../rules/boosts.ts'
import { REFORMS } from '../rules/facility-worth.ts'
import { find } from '../rules/holdings.ts'
import { audienceOf } from '../rules/names.ts'
import { NO_PRICE } from '../rules/prices.ts'
import type { Player } from '../state.ts'
import type { Command, Form } from './command.ts'
import { certain } from './planning.ts'

/** [5.8] Free switches: income changes with the next maintenance. */
export const setCityMode: Command<MoveOf<'setCityMode'>> = {
  forms: [switchForm('city', 'mode', ({ cities }) => cities, ['leased', 'production'])],
  check(_w, p, { city: id, mode }) {
    const city = find(p.cities, id)
    if (!city) return deny('INPUT', 'unknownTarget')
    if (mode !== 'leased' && mode !== 'production') return deny('INPUT', 'unknownMode')
    if (city.mode === mode) return deny('INPUT', 'sameMode')
    return mode === 'leased' && isInUse(p, id) ? deny('RULE', 'cityInUse') : undefined
  },
  plan: () => certain(NO_PRICE, 'free', []),
  perform(w, p, { city: id, mode }, io) {
    const city = find(p.cities, id) as City
    city.mode = mode
    io.tell({ type: 'cityModeSet', seat: p.seat, city: id, mode }, audienceOf(w, p))
  },
}

/** [D-18] */
function isInUse({ workshops, storages }: Readonly<Player>, city: string): boolean {
  for (const { host } of workshops) if (host === city) return true
  for (const { host } of storages) if (host === city) return true
  return false
}

const YIELDS: readonly YieldMode[] = ['influence', 'gold', 'split']

/** [5.8] */
export const setOfficeYield: Command<MoveOf<'setOfficeYield'>> = {
  forms: [switchForm('office', 'mode', ({ offices }) => offices, YIELDS)],
  check(_w, p, { office: id, mode }) {
    const office = find(p.offices, id)
    if (!office) return deny('INPUT', 'unknownTarget')
    if (!YIELDS.includes(mode)) return deny('INPUT', 'unknownMode')
    if (office.yieldMode === mode) return deny('INPUT', 'sameMode')
    return mode === 'split' && !isReformed(p) ? deny('RULE', 'reformsNeeded') : undefined
  },
  plan: () => certain(NO_PRICE, 'free', []),
  perform(w, p, { office: id, mode }, io) {
    const office = find(p.offices, id) as Office
    office.yieldMode = mode
    io.tell({ type: 'officeYieldSet', seat: p.seat, office: id, mode }, audienceOf(w, p))
  },
}

/** [5.8, D-21] Undamaged reforms anywhere; the full catalogue wants them at work. */
function isReformed(p: Readonly<Player>): boolean {
  if (p.works !== null) return unlocksSplit(p)
  for (const { facilities } of p.offices) {
    for (const { key, damage } of facilities) if (key === REFORMS && damage === null) return true
  }
  return false
}

/** [5.8, D-38] In maintenance and in actions. */
export const setTradeMode: Command<MoveOf<'setTradeMode'>> = {
  forms: [switchForm('trade', 'mode', ({ trades }) => trades, ['produce', 'trade'])],
  check(_w, p, { trade: id, mode }) {
    const trade = find(p.trades, id)
    if (!trade) return deny('INPUT', 'unknownTarget')
    if (mode !== 'produce' && mode !== 'trade') return deny('INPUT', 'unknownMode')
    return trade.mode === mode ? deny('INPUT', 'sameMode') : undefined
  },
  plan: () => certain(NO_PRICE, 'free', []),
  perform(w, p, { trade: id, mode }, io) {
    const trade = find(p.trades, id) as Trade
    trade.mode = mode
    io.tell({ type: 'tradeModeSet', seat: p.seat, trade: id, mode }, audienceOf(w, p))
  },
}

type Posts = (p: Readonly<Player>) => readonly { readonly id: string }[]

function switchForm(name: string, setting: string, posts: Posts, modes: readonly string[]): Form {
  const mode = one(modes)
  return (_w, p) => {
    const ids = posts(p).map(({ id }) => id)
    return ids.length > 0 ? { [name]: one(ids), [setting]: mode } : null
  }
}
