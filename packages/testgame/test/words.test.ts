import { CROWD, drawAny, refusalInWords, SeededChance, TABLE } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { box } from '../src/box.ts'
import { startMatch } from './kit.ts'

const { words } = box
const names = (seat: number) => `Seat ${seat + 1}`

test('everything that is asked, done and told has words', () => {
  const dice = new SeededChance('words')
  const said: string[] = []
  for (let i = 0; i < 5; i++) {
    const match = startMatch({ rounds: 4 }, 3, `words ${i}`)
    while (!match.outcome()) {
      for (const seat of [0, 1, 2, TABLE, CROWD]) {
        for (const { prompt, choices } of match.decisionsFor(seat)) {
          expect(words.prompt(prompt)).toMatch(/\?$/)
          for (const { type, params } of choices) {
            expect(words.choice(type)).not.toBe(type)
            for (const name of Object.keys(params)) expect(words.param(type, name)).not.toBe(name)
          }
        }
      }
      const drawn = drawAny(match.position.state, match.decisions, dice, 3)
      if (!drawn) throw new Error('nobody can move')
      said.push(words.move(drawn.seat, drawn.move, names))
      match.submit(drawn.seat, drawn.move)
      said.push(...match.told.map(({ fact }) => words.fact(fact, names)))
    }
  }
  for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/)
  expect(said.join(' ')).not.toMatch(/undefined|NaN|\[object/)
})

test('every option and every refusal of the game is explained', () => {
  for (const key of Object.keys(box.game.options)) expect(words.option(key).help).toMatch(/\.$/)
  const codes = ['E_FAME', 'E_NO_LOT', 'E_OFFERED', 'E_UNSOLD', 'E_VOTED', 'E_GOSSIPED', 'E_RUMOR_LATE']
  for (const code of codes) expect(refusalInWords(words, 'en', { code, params: {} })).not.toContain(code)
  expect(words.refusal({ code: 'E_CASH', params: { cost: 4, cash: 3 } })).toBe('That costs 4, and you have 3.')
  expect(words.value('dealOffer', 'toOwnerId', 'O-02', names)).toBe('Seat 2')
  expect(words.ending('roundsPlayed')).toMatch(/\.$/)
})
