import { lookUp, type Refusal } from '@ludoteca/kernel'
import type { GroupId } from '../data/board.ts'
import { RESIGN_WORD } from '../moves.ts'
import { OPTIONS } from './options.ts'
import { buildings, count, districtName, dn, spaceName } from './terms.ts'
import { tokenName } from './tokens.ts'

type Params = Refusal['params']
type RefusalWords = (params: Params) => string

type RefusalCode =
  | 'E_CASH'
  | 'E_OWNER'
  | 'E_MORTGAGED'
  | 'E_NOT_MORTGAGED'
  | 'E_BUILDINGS'
  | 'E_GROUP'
  | 'E_UNEVEN'
  | 'E_MIXED_ORDER'
  | 'E_SUPPLY'
  | 'E_BID_LOW'
  | 'E_TRADE'
  | 'E_LIQUIDATION'
  | 'E_REVISION'
  | 'E_LIMIT'
  | 'E_SOLVENT'
  | 'E_TOKEN'
  | 'E_OPTIONS'

/** [14.4] What is wrong with an offer. */
const TRADE: Readonly<Record<string, string>> = {
  partner: 'A trade needs another player who is still in the market.',
  empty: 'Something must change hands; in debt, both sides must give something.',
  cash: 'Only one side of a trade can give cash, and never less than nothing.',
  twice: 'Nothing can be given twice in the same offer.',
  lift: 'Only mortgages on property that is received can be lifted.',
  proposerCash: 'Whoever makes the offer could not pay the cash and the mortgage charges that come with it.',
  responderCash: 'Whoever answers the offer could not pay the cash and the mortgage charges that come with it.',
}

const REFUSALS: Readonly<Record<RefusalCode, RefusalWords>> = {
  E_CASH: ({ cost, cash }) =>
    `Not enough money${part(cost, (due) => `: ${dn(due)} needed`)}${part(cash, (held) => `, ${dn(held)} available`)}.`,
  E_OWNER: ({ space }) =>
    typeof space === 'number'
      ? `Only the owner of ${spaceName(space)} can mortgage, free or trade it.`
      : 'Nobody can use or give away what they do not hold.',
  E_MORTGAGED: ({ space, group }) =>
    typeof space === 'number'
      ? `${spaceName(space)} is mortgaged already.`
      : `A property in ${district(group)} is mortgaged: lift that before you build.`,
  E_NOT_MORTGAGED: ({ space }) => `There is no mortgage on ${property(space)}.`,
  E_BUILDINGS: ({ space }) => `Buildings still stand in the district of ${property(space)}: sell them first.`,
  E_GROUP: ({ group }) => `You must own every street of ${district(group)} for that.`,
  E_UNEVEN: ({ space, group }) =>
    group === undefined
      ? `No building can go up on ${property(space)} now: streets of a full district are built evenly.`
      : `Each order must change something, and the streets of ${district(group)} may differ by one building at most.`,
  E_MIXED_ORDER: ({ group }) =>
    `Order tabernae and emporia for ${district(group)} separately: an emporium takes the place of 4 tabernae.`,
  E_SUPPLY: ({ houses, hotels }) =>
    `The bank has too few buildings left${part(houses, (left) => `: ${buildings('house', left)}`)}${part(hotels, (left) => `: ${buildings('hotel', left)}`)}.`,
  E_BID_LOW: ({ min }) => `That bid is too low${part(min, (least) => `: it takes ${dn(least)} or more`)}.`,
  E_TRADE: ({ why }) => lookUp(TRADE, String(why)) ?? 'These terms of trade will not do.',
  E_LIQUIDATION: ({ loss }) =>
    `In debt you may not trade yourself poorer: this would lower what you can raise${part(loss, (by) => ` by ${dn(by)}`)}.`,
  E_REVISION: ({ current }) =>
    `The offer has changed meanwhile${part(current, (now) => `: it is now offer ${count(now)}`)}.`,
  E_LIMIT: ({ max }) => `The limit${part(max, (most) => ` of ${count(most)}`)} is reached: no further offers for now.`,
  E_SOLVENT: ({ raisable, due }) =>
    `You can still pay${part(due, (owed) => ` the ${dn(owed)} due`)}${part(raisable, (worth) => `: selling and mortgaging brings your cash to ${dn(worth)}`)}.`,
  E_TOKEN: ({ token }) => `Somebody else has the ${tokenName(token)}.`,
  E_OPTIONS: () => `“${OPTIONS.auctionOnly.label}” and “${OPTIONS.noAuctions.label}” exclude each other.`,
}

/** Why a move was refused; nothing for what every game shares. */
export function refusalInWords({ code, params }: Refusal): string | undefined {
  if (code === 'E_RANGE' && params.param === 'word') return `Type “${RESIGN_WORD}” if you really want to resign.`
  return Object.hasOwn(REFUSALS, code) ? REFUSALS[code as RefusalCode](params) : undefined
}

/** A part of the sentence that needs a number; left out when there is none. */
function part(value: Params[string] | undefined, words: (value: number) => string): string {
  return typeof value === 'number' ? words(value) : ''
}

function property(space: Params[string] | undefined): string {
  return typeof space === 'number' ? spaceName(space) : 'that property'
}

function district(group: Params[string] | undefined): string {
  return districtName(group as GroupId)
}
