import { configure, drawAny, Position, SeededChance } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import type { Config } from '../../src/config.ts'
import type { Fact } from '../../src/facts.ts'
import { imperio } from '../../src/game.ts'
import { isLastRound, modeOf } from '../../src/rules/mode.ts'
import { es } from '../../src/text/es.ts'
import { tableAt } from '../kit.ts'
import { names } from './sound.ts'

/** What is told and asked in the last round of random matches, and how far ahead every other fact looks. */
function lastRounds(seed: string, mode: Config['mode']) {
  const config = configure(imperio as never, { mode }, 6) as Config
  const position = Position.setup(imperio, config, 6, new SeededChance(seed))
  const dice = new SeededChance(`${seed} dice`)
  const last: string[] = []
  const all: string[] = []
  const types = new Set<Fact['type']>()
  while (!imperio.outcome(position.state)) {
    const drawn = drawAny(position.state, position.decisions, dice, 3)
    if (!drawn) throw new Error('nobody can move')
    position.apply(drawn.seat, drawn.move)
    const told = position.told.map(({ fact }) => fact)
    const asked = position.decisions.map(({ prompt }) => es.prompt(prompt))
    const texts = [...told.map((fact) => es.fact(fact, names)), ...asked]
    all.push(...texts)
    if (!isLastRound(position.state)) continue
    last.push(...texts)
    for (const { type } of told) types.add(type)
  }
  return { last, all, types, rounds: modeOf(position.state).rounds }
}

describe.each(['QUICK', 'STANDARD', 'LONG'] as const)('%s', (mode) => {
  const matches = Array.from({ length: 12 }, (_, i) => lastRounds(`last ${i}`, mode))

  test('in the last round nobody speaks of a next one', () => {
    const texts = matches.flatMap(({ last }) => last)
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter((text) => /próxim[ao]|próximas/.test(text))).toEqual([])
    expect(texts.some((text) => text.includes(', la última:'))).toBe(true)
  })

  test('nothing lasts longer than the match', () => {
    for (const { all, rounds } of matches) {
      for (const text of all) {
        for (const [, round] of text.matchAll(/hasta la ronda (\d+)/g)) expect(Number(round)).toBeLessThan(rounds)
      }
    }
  })

  test('everything that can be told in it was heard', () => {
    const types = new Set(matches.flatMap((match) => [...match.types]))
    expect([...types]).toEqual(
      expect.arrayContaining(['moodOptionsReveal', 'moodResult', 'dealsUpdate', 'eventResults', 'revealMarket']),
    )
  })
})

test('where nobody watches, owners are not asked for the mood of a round that does not come', () => {
  const asked = (round: number) =>
    tableAt('MOOD', (s) => s.moodOptions.push('M-01', 'M-02'), { round }).position.decisions.map(({ prompt }) =>
      es.prompt(prompt),
    )
  expect(asked(9)).toContain('¿Qué humor tendrá la ciudad la próxima ronda?')
  expect(asked(10)).toContain('Última ronda: ¿con qué humor se despide la ciudad?')
  expect(asked(10).filter((text) => text.includes('próxima'))).toEqual([])
})

test('the log of moves knows no rounds, and so does not say for how long an escort protects', () => {
  const offer = { type: 'dealOffer', templateId: 'SECURITY_ESCORT', toOwnerId: 'O-05', fields: {} } as const
  expect(es.move(2, offer, names)).toBe(
    'Inés le ofrece un trato a Yolanda. Escolta: Inés paga 1 a Yolanda y queda con protección.',
  )
})

test('what an event does to rents after the last income is told so', () => {
  const event = (round: number) =>
    es.fact(
      {
        type: 'eventResults',
        results: [
          {
            slot: 1,
            cardId: 'E-047',
            targetOwnerId: 'O-03',
            targetPropertyId: 'P-03',
            effectsApplied: {
              cashDelta: -3,
              debtDelta: 0,
              fameDelta: 0,
              rentPenaltyApplied: [{ propertyId: 'P-03', delta: -1, duration: 2 }],
              tradeLockedUntilRound: round + 2,
            },
            mitigationsApplied: {},
            headlines: [],
          },
        ],
        when: { round, rounds: 7 },
      },
      names,
    )
  expect(event(3)).toContain('Renta −1 en Loft Barranco por 2 rondas, cinta amarilla hasta la ronda 5')
  expect(event(6)).toContain('Renta −1 en Loft Barranco por 1 ronda, cinta amarilla hasta el final')
  expect(event(7)).toContain('Renta −1 en Loft Barranco (ya no se cobra), cinta amarilla hasta el final')
})
