import { configure, isRefusal } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { box } from '../src/box.ts'
import type { Config } from '../src/config.ts'
import type { State } from '../src/state.ts'

test('Carcosa speaks Spanish, and every round opens a chapter', () => {
  expect(box.locale).toBe('es')
  expect(box.words.title).toBe('Carcosa')
  expect(box.chapters).toEqual(['roundStarted'])
})

test('somebody may come late until the house has closed', () => {
  const at = (phase: State['phase']) => box.lateJoin?.({ phase } as State)
  expect([at('PLAYER'), at('KING'), at('OVER')]).toEqual([true, true, false])
})

test('[5.6] the last seat is the King where he has one', () => {
  expect(box.lastSeat?.(configOf({ kingMode: 'SEAT' }))).toBe('El Rey de Amarillo')
  expect(box.lastSeat?.(configOf({}))).toBeUndefined()
})

function configOf(options: object): Config {
  const config = configure(box.game, options, 3)
  if (isRefusal(config)) throw new Error(config.code)
  return config
}
