import { TABLE } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { FakeListener } from './fake-listener.ts'
import { HUMAN, Process, settle } from './kit.ts'
import { raceBox } from './race.ts'

const PASS = { type: 'pass' }
const UNDO = { type: 'undo' }
let keys = 0
const input = (seat: number, move: object) => ({ seat, move, key: `key ${++keys}` })

async function race(): Promise<{ process: Process; matchId: string }> {
  const process = new Process([raceBox])
  return { process, matchId: await process.start('race', [HUMAN, HUMAN]) }
}

describe('a match that is over', () => {
  test('is not taken up again by undo: its seed is known', async () => {
    const { process, matchId } = await race()
    const { tables, store } = process
    const listener = new FakeListener()
    await tables.attach(matchId, listener, { seat: 0, host: true })
    await tables.submit({ matchId, ...input(0, PASS) })
    expect(await tables.submit({ matchId, ...input(0, UNDO) })).toEqual({ ok: true })
    await tables.submit({ matchId, ...input(0, PASS) })
    await tables.submit({ matchId, ...input(1, PASS) })
    await settle()
    expect(listener.end?.seed).toBeDefined()
    for (const seat of [0, 1, TABLE]) {
      expect(await tables.submit({ matchId, ...input(seat, UNDO) })).toMatchObject({ ok: false, code: 'E_OVER' })
    }
    const restarted = new Process([raceBox], store, process.env)
    expect(await restarted.tables.submit({ matchId, ...input(0, UNDO) })).toMatchObject({ code: 'E_OVER' })
    expect(store.rows(matchId)).toHaveLength(4)
  })

  test('is over for whatever comes in the same breath', async () => {
    const { process, matchId } = await race()
    const answers = await Promise.all([
      process.tables.submit({ matchId, ...input(0, PASS) }),
      process.tables.submit({ matchId, ...input(1, PASS) }),
      process.tables.submit({ matchId, ...input(1, UNDO) }),
    ])
    expect(answers).toMatchObject([{ ok: true }, { ok: true }, { ok: false, code: 'E_OVER' }])
    await settle()
    expect(process.ended).toEqual([matchId])
  })

  test('still knows the move that ended it when its answer was lost', async () => {
    const { process, matchId } = await race()
    await process.tables.submit({ matchId, ...input(0, PASS) })
    const last = input(1, PASS)
    await process.tables.submit({ matchId, ...last })
    expect(await process.tables.submit({ matchId, ...last })).toEqual({ ok: true })
  })

  test('takes no move either when it was given up', async () => {
    const { process, matchId } = await race()
    await process.tables.submit({ matchId, ...input(0, PASS) })
    await process.tables.abandon(matchId)
    for (const move of [PASS, UNDO]) {
      expect(await process.tables.submit({ matchId, ...input(1, move) })).toMatchObject({ code: 'E_OVER' })
    }
    expect(process.store.rows(matchId)).toHaveLength(1)
  })
})
