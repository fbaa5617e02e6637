import { formatInt } from '@ludoteca/kernel'
import {
  type AuctionFrame,
  type DebtFrame,
  frameOf,
  GROUPS,
  type GroupId,
  liquidationValue,
  minimumBid,
  SPACES,
  type Space,
  type TradeFrame,
  type View,
} from '@ludoteca/ludomercatus'
import { wrapText } from '../../terminal/layout.ts'
import type { Scene } from '../table.ts'
import { bandOf, HOTEL_MARK, HOUSE, letterOf } from './marks.ts'

export interface Affair {
  readonly title: string
  readonly lines: readonly string[]
}

const dn = (amount: number) => `${formatInt(amount, 'en')} dn`
const spaceAt = (index: number) => SPACES[index] as Space

/** What is being dealt with: an auction, an offer, a debt, a property for sale. */
export function affairOf(scene: Scene<View>, width: number): Affair | undefined {
  const { view } = scene
  const make = (): Affair | undefined => {
    switch (view.phase) {
      case 'auction':
        return auctionAffair(scene, frameOf(view, 'auction') as AuctionFrame)
      case 'trade':
        return tradeAffair(scene, frameOf(view, 'trade') as TradeFrame)
      case 'debt':
        return debtAffair(scene, frameOf(view, 'debt') as DebtFrame)
      case 'buy': {
        const frame = frameOf(view, 'buy')
        return frame && { title: 'For sale', lines: deedLines(scene, frame.space) }
      }
      default:
        return undefined
    }
  }
  const affair = make()
  // Only the beginning of a line wears a style, so no style is broken with it.
  return affair && { ...affair, lines: affair.lines.flatMap((line) => wrapText(line, width, 2)) }
}

function auctionAffair(scene: Scene<View>, auction: Readonly<AuctionFrame>): Affair {
  const { names } = scene
  const { lot, space, high, leader, order, passed, at } = auction
  const what = space === null ? `one ${lot === 'hotel' ? 'emporium' : 'taberna'}` : spaceAt(space).name
  const speaker = order[at]
  const bid = leader === null ? 'no bid yet' : `${dn(high)} by ${names(leader)}`
  const calls = speaker === undefined ? '' : `; ${names(speaker)} speaks, from ${dn(minimumBid(auction))}`
  return {
    title: `Auction: ${what}`,
    lines: [
      ...(space === null ? [] : deedLines(scene, space)),
      `Bid: ${bid}${calls}`,
      `Bidding: ${order.map(names).join(', ')}${passed.length > 0 ? `. Passed: ${passed.map(names).join(', ')}` : ''}`,
    ],
  }
}

function tradeAffair({ names, view }: Scene<View>, trade: Readonly<TradeFrame>): Affair {
  const { proposer, responder, give, get, lift, revision } = trade
  const lifted = lift.length > 0 ? [`${names(proposer)} lifts the mortgage of ${lift.map(nameOf).join(', ')}`] : []
  return {
    title: `Offer ${revision} of ${view.options.maxTradeRevisions}: ${names(proposer)} to ${names(responder)}`,
    lines: [
      `${names(proposer)} gives: ${bundle(give, view)}`,
      `${names(responder)} gives: ${bundle(get, view)}`,
      ...lifted,
    ],
  }
}

function bundle({ cash, spaces, jailCards }: TradeFrame['give'], view: View): string {
  const parts = spaces.map((space) => {
    const { group } = spaceAt(space)
    const mark = view.deeds[space]?.mortgaged ? ', mortgaged' : ''
    return `${nameOf(space)} (${letterOf(group as GroupId)}${mark})`
  })
  if (cash > 0) parts.unshift(dn(cash))
  for (const deck of jailCards) parts.push(`a pardon (${deck === 'chance' ? 'Fortuna' : 'Aerarium'})`)
  return parts.length === 0 ? 'nothing' : parts.join(', ')
}

function debtAffair({ names, view }: Scene<View>, debt: Readonly<DebtFrame>): Affair {
  const { debtor, payees, due, space } = debt
  const cash = view.players[debtor]?.cash ?? 0
  const to = payees.length === 0 ? 'the bank' : payees.map(names).join(', ')
  const where = space === null ? '' : ` for ${nameOf(space)}`
  return {
    title: `Debt of ${names(debtor)}`,
    lines: [
      `${dn(due)} to ${to}${where}`,
      `Cash ${dn(cash)}, missing ${dn(Math.max(0, due - cash))}, could raise ${dn(liquidationValue(view, debtor))} in all`,
    ],
  }
}

/** The deed: price, rents, what building costs, what a mortgage brings. */
function deedLines({ paint }: Scene<View>, index: number): string[] {
  const { name, gloss, group, price, mortgage, rents, type } = spaceAt(index)
  const id = group as GroupId
  const { houseCost, name: district } = GROUPS.find((known) => known.id === id) as (typeof GROUPS)[number]
  const head = `${bandOf(paint, id)} ${paint.bold(name)} (${gloss}), ${district}: ${dn(price)}, mortgage ${dn(mortgage)}`
  if (type !== 'street')
    return [head, `${type === 'utility' ? 'Times the dice' : 'Rent'} by number held: ${rents.join(', ')}`]
  const marks = ['', ...[1, 2, 3, 4].map((n) => HOUSE.repeat(n)), HOTEL_MARK]
  return [
    head,
    `Rent ${rents.map((rent, level) => `${marks[level]}${level > 0 ? ' ' : ''}${rent}`).join(', ')}. A building costs ${dn(houseCost)}.`,
  ]
}

const nameOf = (space: number) => spaceAt(space).name
