import type { Seat } from '@ludoteca/kernel'
import { auctionReward, lotteryFee, lotteryReward, penaltyOf } from './rules/prices.ts'
import type { State } from './state.ts'
import { answeredBy, auctionNow, ownExit, ownPlan, phaseOf, type View } from './view.ts'

/** The view for bots, who are asked for every bid and look at little of it: everything is worked out when they do. */
export function glance(s: Readonly<State>, seat: Seat): View {
  return new Glance(s, seat)
}

class Glance implements View {
  readonly #s: Readonly<State>
  readonly #seat: Seat

  constructor(s: Readonly<State>, seat: Seat) {
    this.#s = s
    this.#seat = seat
  }

  get config(): View['config'] {
    return this.#s.config
  }

  get nextSettings(): View['nextSettings'] {
    return this.#s.nextSettings
  }

  get phase(): View['phase'] {
    return phaseOf(this.#s)
  }

  get turn(): number {
    return this.#s.turn
  }

  get modifier(): number {
    return this.#s.modifier
  }

  get penalty(): number {
    return penaltyOf(this.#s)
  }

  get lotteryFee(): number {
    return lotteryFee(this.#s)
  }

  get lotteryRewardTenths(): number {
    return lotteryReward(this.#s)
  }

  get auctionRewardTenths(): number {
    return auctionReward(this.#s)
  }

  get bank(): number {
    return this.#s.bank
  }

  get players(): View['players'] {
    return this.#s.players
  }

  get entrants(): View['entrants'] {
    return this.#s.entrants
  }

  get answered(): View['answered'] {
    return answeredBy(this.#s)
  }

  get myExit(): View['myExit'] {
    return ownExit(this.#s, this.#seat)
  }

  get myPlan(): View['myPlan'] {
    return ownPlan(this.#s, this.#seat)
  }

  get auction(): View['auction'] {
    return auctionNow(this.#s)
  }

  get summary(): View['summary'] {
    return this.#s.summary
  }

  get ending(): View['ending'] {
    return this.#s.ending
  }
}
