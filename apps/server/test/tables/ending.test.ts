import { type Box, TABLE } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { FakeListener } from './fake-listener.ts'
import { HUMAN, Process, settle } from './kit.ts'
import { raceBox } from './race.ts'

const PICTURE = { name: 'front', assetType: 'PORTADA', width: 1, height: 1, title: 'Front', lines: [], text: 'Look:' }
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

  test('has pictures: everybody is told once after the end, and whoever looks again is told again', async () => {
    const box: Box = {
      ...raceBox,
      share: {
        pictures: ({ players }) => [{ ...PICTURE, ownerId: 'O-01', draw: () => `<svg>${players[0]?.name}</svg>` }],
      },
    }
    const process = new Process([box])
    const matchId = await process.start('race', [HUMAN, HUMAN])
    const other = new Process([box], process.store, process.env)
    other.controls = process.controls
    const [here, there] = [new FakeListener('a'), new FakeListener('b')]
    await process.tables.attach(matchId, here, { seat: 0, host: true })
    await other.tables.attach(matchId, there, { seat: null, host: false })
    await process.tables.submit({ matchId, ...input(0, PASS) })
    expect(await process.tables.pictures(matchId, [{ name: 'Ana', kind: 'human', accountId: 'ana' }])).toBeUndefined()
    expect(process.offered).toEqual([])
    await process.tables.submit({ matchId, ...input(1, PASS) })
    other.tables.catchUp([matchId], false)
    await settle()
    for (const { types } of [here, there]) {
      expect(types.filter((type) => type === 'SHARE_ASSET_READY')).toHaveLength(1)
      expect(types.indexOf('SHARE_ASSET_READY')).toBeGreaterThan(types.indexOf('MATCH_END'))
    }
    expect(JSON.parse(here.payloads.at(-1) as string)).toEqual({
      assetType: 'PORTADA',
      ownerId: 'O-01',
      url: `/s/${matchId}.front/picture.png`,
      pageUrl: `/s/${matchId}.front`,
    })
    expect([process.offered, other.offered]).toEqual([[`${matchId}.front`], [`${matchId}.front`]])
    const late = new FakeListener('c')
    await new Process([box], process.store, process.env).tables.attach(matchId, late, { seat: null, host: false })
    expect(late.types).toEqual(['MATCH_START', 'STATE_SNAPSHOT', 'MATCH_END', 'SHARE_ASSET_READY'])
    const pictures = await other.tables.pictures(matchId, [{ name: 'Ana', kind: 'human', accountId: 'ana' }])
    expect(Array.isArray(pictures) && pictures.map((picture) => picture.draw())).toEqual(['<svg>Ana</svg>'])
    const gone = await other.tables.pictures(matchId, [{ name: 'Ana', kind: 'human', accountId: null }])
    expect(Array.isArray(gone) && gone.map((picture) => picture.draw())).toEqual(['<svg>Player 01</svg>'])
    expect(await other.tables.pictures('nothing', [])).toBeUndefined()
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

  test('takes none either when another process has given it up', async () => {
    const { process, matchId } = await race()
    const other = new Process([raceBox], process.store, process.env)
    other.controls = process.controls
    expect(await other.tables.submit({ matchId, ...input(0, PASS) })).toEqual({ ok: true })
    await process.tables.abandon(matchId)
    other.tables.catchUp([matchId], false)
    await settle()
    for (const move of [PASS, UNDO]) {
      expect(await other.tables.submit({ matchId, ...input(1, move) })).toMatchObject({ code: 'E_OVER' })
    }
    // Nor does its clock make one.
    other.env.time += 60_000
    other.tables.catchUp([matchId], false)
    await settle()
    expect(process.store.rows(matchId)).toHaveLength(1)
  })
})
