import { configure, Position, SeededChance } from '@ludoteca/kernel'
import { careers, featCases } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import { box } from '../src/box.ts'
import { career } from '../src/career/career.ts'
import type { Config } from '../src/config.ts'
import type { Fact } from '../src/facts.ts'
import { carcosa } from '../src/game.ts'
import type { State } from '../src/state.ts'

careers(box, { seats: 3, options: { maxRounds: 20 }, random: 1, bots: 1 })
careers(box, { seats: 4, options: { maxRounds: 12, kingMode: 'SEAT' }, random: 1, bots: 0 })

const config = configure(carcosa as never, {}, 3) as Config
const state = () => Position.setup(carcosa, config, 3, new SeededChance('career')).state
const times = (count: number, fact: Fact): Fact[] => Array.from({ length: count }, () => fact)
const by = (seat: number, fact: object): Fact => ({ ...fact, seat }) as Fact
const key = (from: string) => by(0, { type: 'itemGained', card: 'KEY', uid: 1, from })
const trade = (accepted: boolean) => by(1, { type: 'tradeAnswered', by: 0, accepted })
const crown = (success: boolean) => by(0, { type: 'falseKingChecked', die: 1, total: 1, target: 1, success })
const tried = (free: boolean) => by(0, { type: 'escapeTried', die: 1, total: 1, free })
const healed = (amount: number) => by(0, { type: 'healed', amount, sanity: 3, why: 'MEDITATE' })
const fell = by(0, { type: 'fellToMinus5', source: 'HOUSE', again: false })
const blunt = by(0, { type: 'bluntUsed', monster: 'DUENDE', reaction: false })
const guarded = by(0, { type: 'guarded', other: 1, source: 'HOUSE' })
const tale = by(0, { type: 'taleAttached', card: 'TALE_1', nth: 1 })
const special = by(0, { type: 'specialRevealed', node: 'F1_1', special: 'TABERNA' })
const ritual = (partner: number): Fact => by(1, { type: 'ritualDone', partner })
const told = by(0, { type: 'turnEnded' })
const WON = { winners: [0, 1, 2] }
const keys = (count: number) => (s: State) => {
  Object.assign(s.players[0] ?? {}, { keys: Array.from({ length: count }, (_, i) => i) })
}
const sanity = (amount: number) => (s: State) => Object.assign(s.players[0] ?? {}, { sanity: amount })
const round = (number: number) => (s: State) => Object.assign(s, { round: number })

featCases<Config, State, Fact>(
  { career, config, seats: 3, state },
  {
    'CA-LLAVE-01': [{ facts: [key('TRADE')] }, { facts: [key('DECK')] }],
    'CA-LLAVE-02': [
      { facts: [told], state: keys(1) },
      { facts: [told], state: keys(2) },
    ],
    'CA-CASA-03': [{ facts: [special] }, { facts: times(2, special) }],
    'CA-GOLPE-02': [{ facts: [blunt] }, { facts: times(2, blunt) }],
    'CA-FUGA-01': [{ facts: [tried(false)] }, { facts: [tried(true)] }],
    'CA-VIEJO-01': [
      { facts: [by(1, { type: 'kidnapped' })], outcome: WON },
      { facts: [by(0, { type: 'kidnapped' })], outcome: WON },
    ],
    'CA-TRATO-02': [{ facts: [trade(true), trade(false)] }, { facts: times(2, trade(true)) }],
    'CA-GUARDIA-02': [{ facts: [guarded] }, { facts: times(2, guarded) }],
    'CA-CALMA-10': [{ facts: [healed(9)] }, { facts: [healed(9), healed(1)] }],
    'CA-CUENTO-02': [{ facts: [tale] }, { facts: times(2, tale) }],
    'CA-CORONA-01': [
      { facts: [by(1, { type: 'crownTaken', target: 6 })] },
      { facts: [by(0, { type: 'crownTaken', target: 6 })] },
    ],
    'CA-FALSO-01': [{ facts: [crown(false)] }, { facts: [crown(true)] }],
    'CA-RITUAL-01': [{ facts: [ritual(2)] }, { facts: [ritual(0)] }],
    'CA-FONDO-01': [
      { facts: [fell], outcome: {} },
      { facts: [fell], outcome: WON },
    ],
    'CA-LUCIDA-01': [
      { state: sanity(3), outcome: WON },
      { state: sanity(4), outcome: WON },
    ],
    'CA-RAPIDA-01': [
      { state: round(13), outcome: WON },
      { state: round(12), outcome: WON },
    ],
  },
)

test('whoever plays the King wins no way out of the house', () => {
  const reader = career.reader(config, 4)
  const { earned } = reader.end(state(), { reason: 'TIMEOUT', ranks: [2, 2, 2, 1], winners: [3], scores: [0, 0, 0, 0] })
  expect(earned).toEqual([])
})

test('a house that is tamer than on easy brings nothing', () => {
  for (const tame of [{ keysToWin: 1 }, { baseActions: 4 }, { houseLoss: 0 }, { keysBase: 8 }]) {
    const reader = career.reader({ ...config, ...tame }, 3)
    expect(reader.hear([{ fact: key('DECK'), to: 'all' }], state())).toEqual([])
  }
  const easy = configure(carcosa as never, { difficulty: 'EASY' }, 3) as Config
  expect(career.reader(easy, 3).hear([{ fact: key('DECK'), to: 'all' }], state())).toHaveLength(1)
})
