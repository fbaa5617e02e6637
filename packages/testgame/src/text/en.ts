import { CROWD, lookUp, type Names, type Refusal, type Seat, TABLE, type Words } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { seatOf } from '../owners.ts'
import { factInWords } from './facts.ts'

/** English. */
export const en: Words<Move, Fact> = {
  title: 'Plaza',
  tagline: 'A miniature that does everything once.',
  prompt: (prompt) => lookUp(PROMPTS, prompt) ?? prompt,
  choice: (type) => lookUp(CHOICES, type) ?? type,
  param: (_type, name) => lookUp(PARAMS, name) ?? name,
  value(_type, name, value, names) {
    if (typeof value === 'string' && OWNERS.has(name)) return names(seatOf(value))
    return value === null ? 'nothing' : String(value)
  },
  move: moveInWords,
  fact: factInWords,
  refusal: ({ code, params }) => lookUp(REFUSALS, code)?.(params),
  option: (key) => lookUp(OPTIONS, key) ?? { label: key, help: '' },
  ending: () => 'All rounds are played.',
}

const OWNERS: ReadonlySet<string> = new Set(['toOwnerId', 'targetOwnerId', 'ownerId'])

const PROMPTS: Readonly<Record<string, string>> = {
  goOn: 'Shall we go on?',
  bid: 'Which lot do you bid for?',
  action: 'What do you do?',
  deals: 'Do you want to make a deal?',
  mood: 'Which mood shall it be?',
  vote: 'Whom do you elect?',
  awards: 'Who deserves an award?',
}
const CHOICES: Readonly<Record<string, string>> = {
  continue: 'Go on',
  bid: 'Bid',
  action: 'Act',
  dealOffer: 'Offer a deal',
  dealResponse: 'Answer a deal',
  moodVote: 'Vote for a mood',
  electionVote: 'Vote for a candidate',
  watcherRumor: 'Spread a rumour',
  awardVote: 'Vote for an award',
}
const PARAMS: Readonly<Record<string, string>> = {
  propertyId: 'Lot',
  amount: 'Amount',
  useFameToken: 'Use fame',
  action: 'Action',
  templateId: 'Kind of deal',
  toOwnerId: 'With whom',
  fields: 'Terms',
  side: 'Buy or sell',
  price: 'Price',
  dealId: 'Deal',
  response: 'Answer',
  optionId: 'Mood',
  candidateId: 'Candidate',
  contribution: 'Contribution',
  targetOwnerId: 'About whom',
  awardId: 'Award',
  ownerId: 'Who',
  watcher: 'Watcher',
}
const REFUSALS: Readonly<Record<string, (params: Refusal['params']) => string>> = {
  E_CASH: ({ cost, cash }) => `That costs ${cost}, and you have ${cash}.`,
  E_FAME: () => 'You have no fame to use.',
  E_NO_LOT: () => 'A bid for nothing must be nothing.',
  E_RESERVE: ({ reserve }) => `Bids for this lot begin at ${reserve}.`,
  E_OFFERED: () => 'You have made your offer of this round.',
  E_UNSOLD: () => 'There is no lot to deal in.',
  E_NOT_OWNER: ({ lot }) => `The seller does not hold ${lot}.`,
  E_VOTED: () => 'You have voted.',
  E_GOSSIPED: () => 'You have spread your rumour.',
  E_RUMOR_LATE: () => 'There is no next round for a rumour.',
}
const OPTIONS: Readonly<Record<string, { readonly label: string; readonly help: string }>> = {
  rounds: { label: 'Rounds', help: 'How many rounds are played.' },
  clocks: { label: 'Clocks', help: 'Whether decisions have a time limit.' },
  clockSec: { label: 'Seconds', help: 'How long a decision may take.' },
  pad: { label: 'Filler', help: 'Bytes of filler in every view.' },
  undo: { label: 'Undo', help: 'Who may take moves back.' },
  elections: { label: 'Elections', help: 'Whether every other round elects somebody.' },
  awards: { label: 'Awards', help: 'Whether watchers give awards at the end.' },
}

function moveInWords(seat: Seat, move: Move, names: Names): string {
  const who = seat === CROWD ? 'A watcher' : seat === TABLE ? 'The table' : names(seat)
  switch (move.type) {
    case 'continue':
      return `${who} goes on.`
    case 'bid':
      return move.propertyId === null ? `${who} does not bid.` : `${who} bids ${move.amount} for ${move.propertyId}.`
    case 'action':
      return move.action === 'PASS' ? `${who} passes.` : `${who} works on a good name.`
    case 'dealOffer': {
      const { side, propertyId, price } = move.fields
      const verb = side === 'SELL' ? 'sell' : 'buy'
      return `${who} offers ${names(seatOf(move.toOwnerId))} to ${verb} ${propertyId} for ${price}.`
    }
    case 'dealResponse':
      return `${who} ${move.response === 'ACCEPT' ? 'accepts' : 'rejects'} ${move.dealId}.`
    case 'moodVote':
      return `${who} votes for ${move.optionId}.`
    case 'electionVote':
      return `${who} votes for ${move.candidateId}.`
    case 'watcherRumor':
      return `${who} spreads a rumour about ${names(seatOf(move.targetOwnerId))}.`
    case 'awardVote':
      return `${who} votes for ${names(seatOf(move.ownerId))} (${move.awardId}).`
  }
}
