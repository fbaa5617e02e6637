import type { Chance, Seat } from '@ludoteca/kernel'
import type { DecideMove, Plan } from '../moves.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'
import { type Outlook, worthOf } from './outlook.ts'

/** [23] A level worth less than this part of its refund is sold. */
const REFUND_PART = 0.8
const FIRST_SELLING_TURN = 5

/** [23] Level and lottery. */
export function planOf(view: View, seat: Seat, o: Outlook, character: Character, chance: Chance): DecideMove {
  const level = levelPlan(view, o)
  const spent = level === 'raise' ? view.config.levelCost : 0
  const isContrary = chance.int('contrary', 100) < character.contraryHundredths
  const joins = wantsLottery(view, seat, o, spent) !== isContrary && o.me.balance >= spent + view.lotteryFee
  return { type: 'decide', level, lottery: joins ? 'join' : 'skip' }
}

function levelPlan({ config, turn }: View, o: Outlook): Plan['level'] {
  const { levelCost, levelRefund, levelStepTenths: step } = config
  const { me, othersLowest } = o
  if (me.balance - levelCost >= o.reserve && worthOf(o, step) > levelCost * (1 - o.back)) return 'raise'
  if (me.level === 0 || turn < FIRST_SELLING_TURN) return 'keep'
  const lowered = me.multiplierTenths - step
  const becomesLowest = me.multiplierTenths > othersLowest && lowered <= othersLowest
  return worthOf(o, step, lowered) < REFUND_PART * levelRefund && !becomesLowest ? 'lower' : 'keep'
}

/** As many as in the last lottery will enter this one, or half of the table in the first one. */
function wantsLottery(
  { entrants, lotteryFee, lotteryRewardTenths }: View,
  seat: Seat,
  o: Outlook,
  spent: number,
): boolean {
  const others = entrants ? entrants.filter((entrant) => entrant !== seat).length : o.count / 2
  const worth = worthOf(o, lotteryRewardTenths) / (others + 1)
  return worth > lotteryFee * (1 - o.back) && o.me.balance - spent - lotteryFee >= o.reserve
}
