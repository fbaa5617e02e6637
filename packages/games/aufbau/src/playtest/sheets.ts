import type { Sheet, Tone } from '@ludoteca/kernel'
import { oddsOf } from '../checks.ts'
import { TIERS } from '../data/posts.ts'
import { SUCCESS_NAMES, TIER_NAMES } from '../text/names.ts'
import { refining } from './refining.ts'
import { DEALS, type Deal, INFLUENCE_GOLD, LABOR_AT_WORK_GOLD, LABOR_LEFT_GOLD } from './yields.ts'

/** [12.5] What follows from prices, yields and dice alone. */
export function sheets(): readonly Sheet[] {
  return [payback(), paybackAtWork(), prices(), refining(), odds()]
}

/** [12.5] Bands of payback. */
const TONES: Readonly<Record<string, Tone>> = {
  breaking: 'bad',
  harmful: 'doubtful',
  fine: 'good',
  sink: 'dull',
  useless: 'dull',
}

function payback(): Sheet {
  return {
    title: 'Payback',
    about: `After how many rounds a post is paid back, by its list price and what it brings by itself, upkeep taken off: gold, goods and labour as conversion pays them (an idle labour brings ${LABOR_LEFT_GOLD} gold), influence at ${INFLUENCE_GOLD}. The food that labour eats is left out. Up to 3 rounds breaks the game, up to 5 harms it, up to 10 is fine, more is a sink; what yields nothing is useless.`,
    ...byTier(LABOR_LEFT_GOLD),
  }
}

function paybackAtWork(): Sheet {
  return {
    title: 'Payback with labour at work',
    about: `The same for whoever has an action to spare and puts all labour to work: a labour on a domain brings ${round2(LABOR_AT_WORK_GOLD)} gold on average (base check 3, no other help). What upkeep takes is worth as much.`,
    ...byTier(LABOR_AT_WORK_GOLD),
  }
}

/** A line for each post, and what labour is worth for all of them. */
function byTier(laborGold: number): Pick<Sheet, 'columns' | 'rows' | 'tones'> {
  return {
    columns: ['Post', ...TIERS.map((tier) => TIER_NAMES[tier])],
    rows: DEALS.map(({ name, of }) => [name, ...TIERS.map((tier) => inRounds(of(tier), laborGold))]),
    tones: TONES,
  }
}

function prices(): Sheet {
  return {
    title: 'Prices and yields',
    about: `Payback in full: list price in gold, what comes in a round after upkeep, and what that is worth with influence at ${INFLUENCE_GOLD} and labour at ${LABOR_LEFT_GOLD}.`,
    columns: ['Post', 'Price', 'Gold', 'Influence', 'Labour', 'Yield a round', 'Rounds', 'Verdict'],
    rows: DEALS.flatMap(({ name, of }) => TIERS.map((tier) => row(`${name}, ${TIER_NAMES[tier]}`, of(tier)))),
    tones: TONES,
  }
}

function gainOf({ gold, influence, labor }: Deal, laborGold: number): number {
  return gold + INFLUENCE_GOLD * influence + laborGold * labor
}

/** Rounds until it is paid back; never is infinite. */
function roundsOf(deal: Deal, laborGold: number): number {
  const gain = gainOf(deal, laborGold)
  return gain > 0 ? deal.price / gain : Number.POSITIVE_INFINITY
}

function row(name: string, deal: Deal): (string | number)[] {
  const { price, gold, influence, labor } = deal
  const rounds = roundsOf(deal, LABOR_LEFT_GOLD)
  const shown = Number.isFinite(rounds) ? round2(rounds) : '–'
  const gain = round2(gainOf(deal, LABOR_LEFT_GOLD))
  return [name, round2(price), round2(gold), influence, labor, gain, shown, verdict(rounds)]
}

/** The number and what it means: colour alone tells nobody enough. */
function inRounds(deal: Deal, laborGold: number): string {
  const rounds = roundsOf(deal, laborGold)
  return Number.isFinite(rounds) ? `${rounds.toFixed(1)} ${verdict(rounds)}` : verdict(rounds)
}

const BANDS = [
  { upTo: 3, verdict: 'breaking' },
  { upTo: 5, verdict: 'harmful' },
  { upTo: 10, verdict: 'fine' },
] as const

function verdict(rounds: number): string {
  if (!Number.isFinite(rounds)) return 'useless'
  return BANDS.find(({ upTo }) => rounds <= upTo)?.verdict ?? 'sink'
}

/** [13.1] Chances in percent by what the d20 must show. */
function odds(): Sheet {
  return {
    title: 'Odds',
    about: 'How likely each result is, in %, by DC less modifier: what the d20 must show.',
    columns: ['DC less modifier', ...Object.values(SUCCESS_NAMES)],
    rows: Array.from({ length: 19 }, (_, i) => i + 3).map((needed) => [
      needed,
      ...oddsOf(0, needed).map((twentieths) => twentieths * 5),
    ]),
  }
}

function round2(value: number): number {
  return Math.round(value * 100) / 100
}
