import type { Names } from '@ludoteca/kernel'
import type { AnyConfig } from '../../config.ts'
import { JAIL, START_CASH } from '../../data/board.ts'
import { CARDS } from '../../data/cards.ts'
import type { Fact } from '../../facts.ts'
import { ENDINGS } from '../endings.ts'
import { houseRulesOf } from '../options.ts'
import { count, deckName, dn, pardonName, sentence, series, spaceName } from '../terms.ts'
import { tokenName } from '../tokens.ts'
import type { FactWords } from './words.ts'

type TurnFact =
  | 'gameStarted'
  | 'tokenTaken'
  | 'turnStarted'
  | 'dice'
  | 'moved'
  | 'sentToJail'
  | 'leftJail'
  | 'cardDrawn'
  | 'cardReturned'
  | 'timeCalled'
  | 'turnEnded'
  | 'roundEnded'
  | 'gameOver'

type FactOf<T extends TurnFact> = Extract<Fact, { type: T }>

const SENT_TO_JAIL: Readonly<Record<FactOf<'sentToJail'>['cause'], (name: string) => string>> = {
  space: (name) => `The Lictor escorts ${name} to Carcer.`,
  card: (name) => `The card sends ${name} straight to Carcer.`,
  doubles: (name) => `Doubles for the third time in a row: ${name} goes to Carcer.`,
}

const LEFT_JAIL: Readonly<Record<FactOf<'leftJail'>['how'], (name: string) => string>> = {
  fine: (name) => `The fee is paid, and ${name} walks out of Carcer.`,
  card: (name) => `A pardon opens Carcer for ${name}.`,
  doubles: (name) => `The doubles set ${name} free from Carcer.`,
  thirdFailure: (name) => `After three throws without doubles ${name} must leave Carcer for the fee.`,
}

export const turnFacts: FactWords<TurnFact> = {
  gameStarted: ({ seats, startSeat, options }, names) =>
    `${seats} traders meet at Porta Mercatus with ${dn(options.startCash ?? START_CASH)} each, and ${names(startSeat)} begins.${houseRules(options)}`,
  tokenTaken: ({ seat, token }, names) => `The ${tokenName(token)} now stands for ${names(seat)}.`,
  turnStarted: ({ seat, turnNo, round }, names) =>
    `Round ${count(round)}, turn ${count(turnNo)}: ${names(seat)} is up.`,
  dice: (fact, names) => throwInWords(fact, names(fact.seat)),
  moved: (fact, names) => movementInWords(fact, names(fact.seat)),
  sentToJail: ({ seat, cause }, names) => SENT_TO_JAIL[cause](names(seat)),
  leftJail: ({ seat, how }, names) => LEFT_JAIL[how](names(seat)),
  cardDrawn: ({ seat, deck, card }, names) =>
    `${names(seat)} draws from ${deckName(deck)}: “${CARDS.get(card)?.text ?? card}”`,
  cardReturned: ({ seat, deck }, names) => `${sentence(pardonName(deck))} of ${names(seat)} goes back under its deck.`,
  timeCalled: ({ round }) => `Time is called: round ${count(round)} is the last.`,
  turnEnded: ({ seat }, names) => `The turn of ${names(seat)} is over.`,
  roundEnded: ({ round }) => `Round ${count(round)} is complete.`,
  gameOver: (fact, names) => `${ENDINGS[fact.reason]} ${rankingInWords(fact, names)}`,
}

function houseRules(options: AnyConfig): string {
  const rules = houseRulesOf(options)
  return rules.length === 0 ? '' : ` House rules: ${series(rules)}.`
}

function throwInWords({ purpose, dice: [first, second] }: FactOf<'dice'>, name: string): string {
  const total = first + second
  switch (purpose) {
    case 'move':
      return first === second
        ? `${name} throws doubles, ${first} and ${second}: ${total}.`
        : `${name} throws ${first} and ${second}: ${total}.`
    case 'jail':
      return first === second
        ? `${name} tries for freedom and throws doubles, ${first} and ${second}!`
        : `${name} tries for freedom and throws ${first} and ${second}: no doubles.`
    case 'utilityCard':
      return `${name} throws ${first} and ${second} for the public work: ten times ${total} is due.`
  }
}

function movementInWords({ via, from, to }: FactOf<'moved'>, name: string): string {
  const goal = to === JAIL ? `${spaceName(to)}, just visiting` : spaceName(to)
  switch (via) {
    case 'dice':
      return `${name} walks from ${spaceName(from)} to ${goal}.`
    case 'card':
      return `The card leads ${name} from ${spaceName(from)} to ${goal}.`
    case 'back':
      return `${name} turns back from ${spaceName(from)} to ${goal}.`
  }
}

/** Winners first, with what everybody is worth in the end. */
function rankingInWords({ ranks, worths }: FactOf<'gameOver'>, names: Names): string {
  const seats = [...ranks.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b)
  const places = seats.map((seat) => `${ranks[seat]}. ${names(seat)} (${dn(worths[seat] ?? 0)})`)
  return `Ranking: ${places.join(', ')}.`
}
