import { lookUp, type Playtest, type PlaytestScenario, seatMeter } from '@ludoteca/kernel'
import type { Fact } from './facts.ts'
import type { State } from './state.ts'

const all = (bot: string) => [bot, bot, bot, bot]

/** All win or lose together: whole tables are compared, or what each does at the same table. */
const scenarios: Readonly<Record<string, PlaytestScenario>> = {
  mezcla: {
    bots: ['normal', 'easy', 'miedoso', 'temerario'],
    options: {},
    about: 'Four ways to live in the house at one table: who finds, who suffers, who falls?',
  },
  normales: { bots: all('normal'), options: {}, about: 'Four who plan and help each other.' },
  miedosos: { bots: all('miedoso'), options: {}, about: 'Four who dare nothing: can the house be outlasted?' },
  temerarios: { bots: all('temerario'), options: {}, about: 'Four who fear nothing.' },
  rey: {
    bots: ['normal', 'normal', 'normal', 'easy'],
    options: { kingMode: 'SEAT' },
    about: 'Three souls against a King with a seat of his own, the last one.',
  },
}

const NUMBERS: Readonly<Record<string, string>> = {
  score: 'Score',
  sanity: 'Sanity at the end',
  keys: 'Keys at the end',
  keysFound: 'Keys found',
  cards: 'Cards revealed',
  lost: 'Sanity lost',
  healed: 'Sanity regained',
  minus5: 'Falls to −5',
  sacrifices: 'Sacrifices',
  trades: 'Trades accepted',
  tales: 'Tales attached',
}

/** What a designer compares souls by. */
export const playtest: Playtest<State, Fact> = {
  scenarios,
  roundsOption: 'maxRounds',
  watch: () =>
    seatMeter<Fact, State>(
      (fact, add) => {
        switch (fact.type) {
          case 'sanityLost':
            return add(fact.seat, 'lost', fact.amount)
          case 'healed':
            return add(fact.seat, 'healed', fact.amount)
          case 'fellToMinus5':
            return add(fact.seat, 'minus5')
          case 'sacrificed':
            return add(fact.seat, 'sacrifices')
          case 'cardRevealed':
            return add(fact.seat, 'cards')
          case 'tradeAnswered':
            return fact.accepted ? add(fact.seat, 'trades') : undefined
          case 'taleAttached':
            return add(fact.seat, 'tales')
          case 'roomUsed':
            return add(fact.seat, `action.${fact.special}.done`)
          case 'itemGained':
            // What comes out of the Armería, a trade or the Duende's sack was found before.
            return fact.card === 'KEY' && fact.from === 'DECK' ? add(fact.seat, 'keysFound') : undefined
        }
      },
      ({ players }, _outcome, add) => {
        for (const [seat, { sanity, keys }] of players.entries()) {
          add(seat, 'sanity', sanity)
          add(seat, 'keys', keys.length)
        }
      },
    ),
  sheets: () => [],
  label: (name) => lookUp(NUMBERS, name) ?? name,
}
