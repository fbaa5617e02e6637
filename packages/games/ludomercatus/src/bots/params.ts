import type { GroupId } from '../data/board.ts'

/** [26] Every number the bots judge by, in one table. Percentages are of the thing named; money is in denarii. */

/** [26 Value] Percent of the price a lone property is worth, by how often and how dearly its group is landed on. */
export const WEIGHT_PERCENT: Readonly<Record<GroupId, number>> = {
  umber: 80,
  azure: 110,
  rose: 110,
  amber: 140,
  crimson: 125,
  gold: 115,
  emerald: 95,
  purple: 110,
  harbours: 100,
  works: 70,
}
/** [26 Value] Added to the weight for every harbour already held, because each one raises the rent of all. */
export const HARBOUR_STEP_PERCENT = 15
/** [26 Value] Added to the weight of a public work when the other is held, too. */
export const SECOND_WORK_PERCENT = 20
/** [26 Value] A full group doubles rents and may be built on. */
export const FULL_GROUP_PERCENT = 220
/** [26 Value] The second of three makes the third worth asking for. */
export const SECOND_OF_THREE_PERCENT = 130
/** [26 Value] Percent of the price for keeping a group from the one opponent who lacks only this. */
export const BLOCK_PERCENT = 60
/** [26 Value] Percent of what lifting the mortgage costs, taken off: some are never lifted. */
export const MORTGAGED_PERCENT = 90
/** A jail card saves the fine at most. */
export const JAIL_CARD_VALUE = 30

/** [26 Danger] Cash kept against the next throw: bounds, and the share of the worst rent in reach. */
export const RESERVE_MIN = 100
export const RESERVE_MAX = 700
export const WORST_RENT_PERCENT = 50
/** [26 Danger] The fixed reserve of `easy`. */
export const EASY_RESERVE = 50

/** [26 Buying] Property is mortgaged for a wanted purchase if at most this share of the price is missing. */
export const SHORT_PERCENT = 30

/** [26 Auction] Raises by how far the limit still is, so that auctions neither jump nor crawl. */
export const RAISE_NEAR = { within: 20, by: 1 } as const
export const RAISE_MIDDLE = { within: 100, by: 10 } as const
export const RAISE_FAR_BY = 20
/** [26 Auction] Percent of the reserve kept in an ordinary auction. */
export const AUCTION_RESERVE_PERCENT = 50

/** [26 Building] Levels that are filled before anything else: the third house raises rent most per denarius. */
export const FIRST_LEVEL = 3
export const SECOND_LEVEL = 4
/** [26 Building] With so few houses left in the bank, holding four everywhere keeps opponents from building. */
export const SCARCE_HOUSES = 8

/** With this much cash at hand the shortage has stopped hurting anybody, and only hotels can still end the match. */
export const HOTELS_ANYWAY_CASH = 3000

/** [26 Selling] Cash beyond cost and reserve before a mortgage is lifted. */
export const UNMORTGAGE_SPARE = 200

/** [26 Trades] Percent of the group's price for a full group, with and without the cash to build on it. */
export const NEW_GROUP_PERCENT = 100
export const NEW_GROUP_POOR_PERCENT = 60
/** [26 Trades] Percent of the value given that a trade must gain. */
export const GAIN_OF_GIVEN_PERCENT = 5
/** [26 Trades] Percent of the other side's gain that the own gain must reach: of anybody's, and of the leader's. */
export const GAIN_OF_OTHER_PERCENT = 60
export const GAIN_OF_LEADER_PERCENT = 100
/** After this round the demanded share falls by so many points a round: without trades nobody could ever build. */
export const GENEROUS_FROM_ROUND = 20
export const GENEROUS_BY_PERCENT = 1
export const GENEROUS_MIN_PERCENT = 25
/** [26 Trades] What a proposal leaves the partner at least, and what a counter asks beyond the shortfall. */
export const PARTNER_GAIN_MIN = 10
export const COUNTER_SPARE = 10

/** [26 Trades] In one of so many turns a trade is looked for: an offer that was declined should not come every turn. */
export const PROPOSES_ONE_IN = 4
/** [26 Trades] One of so many proposals leaves the partner as much as it gains, not just enough. */
export const EVEN_SPLIT_ONE_IN = 2
export const EVEN_SPLIT_PERCENT = 100
/** From this round on, a player without a nearly full group asks for the second of three. */
export const GATHER_FROM_ROUND = 25

/** [26 Jail] While more properties than this are unowned, being out is worth the fine. */
export const EARLY_UNOWNED = 10
/** [26 Jail] Cash with which the fine is paid early on. */
export const JAIL_PAY_CASH = 200
/** [26 Jail] Expected rent of the next throw above which the cell is the better place. */
export const JAIL_STAY_DANGER = 60

/** [26 Debt] Percent of the price asked in the one sale that may save a debtor. */
export const RESCUE_PRICE_PERCENT = 90

/** [26 Shortage] Percent of the printed cost bid for a scarce building: usually, and for a third house. */
export const SCARCE_BID_PERCENT = 150
export const SCARCE_THIRD_BID_PERCENT = 200

/** `easy` bids between these percentages of the price, by luck. */
export const EASY_BID_MIN_PERCENT = 40
export const EASY_BID_MAX_PERCENT = 90
/** `easy` accepts a trade that gains this share of what it gives, and no less than the other side gains. */
export const EASY_GAIN_PERCENT = 25
/** `easy` thinks of building and of its mortgages in one of so many turns. */
export const EASY_MANAGES_ONE_IN = 3
/** `easy` thinks of a trade in one of so many of those turns in which it thinks at all. */
export const EASY_PROPOSES_ONE_IN = 4
/** `easy` lifts a mortgage only with this much cash left, beyond what everybody keeps. */
export const EASY_UNMORTGAGE_RESERVE = 200
