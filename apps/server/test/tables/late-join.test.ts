import type { Box } from '@ludoteca/kernel'
import { box as pearls } from '@ludoteca/pearls'
import { expect, test } from 'vitest'
import { HUMAN, Process, settle } from './kit.ts'

test('whether a seat may still be taken is answered by what is stored, not by a move on its way', async () => {
  const process = new Process([pearls as unknown as Box])
  const matchId = await process.start('pearls', [HUMAN, HUMAN])
  expect(await process.tables.lateJoin(matchId)).toBe(true)
  let store = () => {}
  process.store.fault = () => new Promise((resolve) => (store = () => resolve('none')))
  const answer = process.tables.submit({ matchId, seat: 0, move: { type: 'bid', card: 1 }, key: 'ana:1' })
  await settle()
  expect(process.store.rows(matchId)).toEqual([])
  expect(await process.tables.lateJoin(matchId)).toBe(true)
  store()
  expect(await answer).toEqual({ ok: true })
  expect(await process.tables.lateJoin(matchId)).toBe(false)
})
