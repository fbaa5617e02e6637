import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BotPlayer } from '@ludoteca/client'
import { type Move, SeededChance } from '@ludoteca/kernel'
import { findGame, type ShelfEntry } from '@ludoteca/registry'
import { beforeAll, describe, expect, test } from 'vitest'
import { scratch, Visitor } from '../whole/kit.ts'
import { freePorts } from './ports.ts'
import { build, LUDOTECA, run } from './programs.ts'
import { startProcess } from './server-process.ts'

const ENTROPY = 'what Ana adds to the luck'

/** Plays a match against a bot, and gives its record. */
async function playMatch(visitor: Visitor): Promise<string> {
  const { bots } = await (findGame('pearls') as ShelfEntry).load()
  const { roomId } = await visitor.api.createRoom({ game: 'pearls', kind: 'friends', seats: 2 })
  const client = visitor.enter(roomId, 'PLAYER', { entropy: ENTROPY })
  await client.whenJoined()
  await client.send('HOST_COMMAND', { command: 'ADD_BOT', strength: 'easy' })
  await client.send('HOST_COMMAND', { command: 'START' })
  await client.when(({ viewerState }) => viewerState)
  const player = new BotPlayer<object, Move>(client, { bot: bots.normal, chance: new SeededChance('Ana') })
  await client.when(({ ended }) => ended)
  player.stop()
  client.close()
  return visitor.api.record(client.matchId as string)
}

beforeAll(build, 300_000)

describe('the command as an operator starts it', { timeout: 240_000 }, () => {
  test('serves a match whose record it verifies, and tells its log nothing of what is secret', async () => {
    await scratch(async (folder) => {
      const [port = 0] = await freePorts(1)
      const settings = { LUDOTECA_DATA: folder, LUDOTECA_BOT_MS: '0', LOG_LEVEL: 'trace' }
      const server = await startProcess(port, settings)
      try {
        const ana = await Visitor.arrive(server.url)
        const text = await playMatch(ana)
        const { seed, fairness } = JSON.parse(text)
        expect(fairness.contributions).toMatchObject([{ entropy: ENTROPY }])
        const file = join(folder, 'match.ludo.json')
        await writeFile(file, text)
        expect((await run(process.execPath, [LUDOTECA, 'verify', file])).stdout).not.toBe('')
        await writeFile(file, text.replaceAll(seed, fairness.serverSeed))
        await expect(run(process.execPath, [LUDOTECA, 'verify', file])).rejects.toMatchObject({ code: 1 })
        expect(server.log().split('\n').length).toBeGreaterThan(3)
        const token = decodeURIComponent(ana.api.cookie ?? '').split('=')[1] ?? ''
        for (const secret of [seed, fairness.serverSeed, ENTROPY, token, token.split('.')[0]]) {
          expect(server.log()).not.toContain(secret)
        }
      } finally {
        await server.stop()
      }
    })
  })
})
