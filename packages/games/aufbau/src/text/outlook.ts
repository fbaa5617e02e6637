import type { Names, Sight } from '@ludoteca/kernel'
import type { PlannedCheck } from '../checks.ts'
import type { Plan, PlannedResult, PlanWarning } from '../commands/command.ts'
import type { Price } from '../ledger.ts'
import type { Move, PlayerMove } from '../moves.ts'
import { isLastRound } from '../rules/rounds.ts'
import { commandOf } from '../steps/choices.ts'
import type { View } from '../view.ts'
import { priceInWords } from './goods.ts'
import { difficulty, number, sentence, series, signed } from './grammar.ts'
import { CHECK_NAMES, SUCCESS_NAMES } from './names.ts'
import { gainInWords } from './units.ts'

/** [5.0.4] What an action takes away from what may still be done this round. */
export const PLAN_USES: Readonly<Record<Plan['uses'], string>> = {
  action: 'Kostet eine Aktion',
  facilityAction: 'Nutzt den freien Ausbau',
  bonus: 'Nutzt eine Bonusaktion',
  free: 'Kostet keine Aktion',
}

export const PLAN_WARNINGS: Readonly<Record<PlanWarning, string>> = {
  mayLapse: 'Bei schlechtem Wurf steigt der Preis über das, was du hast. Dann platzt das Geschäft.',
  purchaseMayDrop:
    'Reicht das Gold nach dem Verkauf nicht, ist der Kauf nicht zu bezahlen und entfällt; der Verkauf gilt.',
  offerMayLapse: 'Wer kommt, kann mehr verlangen, als du hast. Dann wird niemand eingestellt, und du zahlst nichts.',
  storageOverflow: 'Das Lager fasst nicht alles: Der Rest wird am Rundenende billig verkauft.',
  poolLost: 'Was du am Rundenende nicht verbraucht hast, bringt nur ein Viertel Gold.',
  cargoRisk: 'Auf dem Weg zum eigenen Markt kann Ware verloren gehen.',
  debtRisk: 'Im nächsten Unterhalt drohen Schulden.',
}

/** [5.0.7] */
export const LAPSES = 'Der Aufpreis ist nicht gedeckt: Das Geschäft platzt.'
/** [5.6] Of a sale with a purchase, the sale stands. */
export const PURCHASE_DROPPED = 'Der Kauf ist dann nicht zu bezahlen und entfällt.'

/** [12.1 item 7] What a move would cost, how likely each result is and what it brings. Nothing where all that is plain. */
export function outlookInWords(move: Move, _names: Names, { view }: Sight<View>): readonly string[] {
  const me = view.seat === null ? null : view.players[view.seat]
  if (!me || !isPlayers(move)) return []
  const command = commandOf(move.type)
  // Why a move cannot be made is said when somebody tries.
  if (command.check(view, me, move)) return []
  const { price, check, results, uses, warnings } = command.plan(view, me, move)
  const saying = { price, isLast: isLastRound(view) }
  const isPlain = check === null && priceInWords(price) === '' && results.every(({ gains }) => gains.length === 0)
  if (isPlain) return []
  return [
    `${PLAN_USES[uses]}. Preis: ${orNothing(priceInWords(price))}.`,
    ...(check ? rollInWords(check, saying, results) : certainInWords(saying, results)),
    ...warnings.map((warning) => PLAN_WARNINGS[warning]),
  ]
}

function isPlayers(move: Move): move is PlayerMove {
  return move.type !== 'advance' && move.type !== 'endCampaign'
}

type Results = readonly PlannedResult[]

/** What it costs, and whether anything arrives afterwards. */
interface Saying {
  readonly price: Price
  readonly isLast: boolean
}

/** [4.2] “Geschafft, 25 %: 6 Gold”; results that cannot come are left out. */
function rollInWords({ kind, bonus, extra, dc, odds }: PlannedCheck, saying: Saying, results: Results): string[] {
  const lines = results.flatMap((result, i) => {
    const twentieths = odds[i] ?? 0
    return twentieths === 0
      ? []
      : `· ${SUCCESS_NAMES[result.tier]}, ${number(5 * twentieths)} %: ${comesTo(result, saying)}`
  })
  return [`Probe auf ${CHECK_NAMES[kind]}: W20 ${signed(bonus + extra)} gegen ${difficulty(dc)}.`, ...lines]
}

function certainInWords(saying: Saying, [result]: Results): string[] {
  return result === undefined ? [] : [`Gelingt immer, ohne Wurf: ${comesTo(result, saying)}`]
}

/** What is paid is said where it is not the price. Where a purchase is dropped, the sale stands. */
function comesTo({ gains, paid, lapses }: PlannedResult, { price, isLast }: Saying): string {
  if (lapses && gains.length === 0) return LAPSES
  const [cost, listed] = [priceInWords(paid), priceInWords(price)]
  const gained = sentence(orNothing(series(gains.map((gain) => gainInWords(gain, isLast)))))
  const all = cost === listed ? `${gained}.` : `${gained}; du zahlst ${orNothing(cost)}.`
  return lapses ? `${all} ${PURCHASE_DROPPED}` : all
}

function orNothing(words: string): string {
  return words === '' ? 'nichts' : words
}
