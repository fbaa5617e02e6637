import { availableParallelism, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { BotPlayer, RoomClient } from '@ludoteca/client'
import { type Move, parseRecord, SeededChance, verify } from '@ludoteca/kernel'
import { aborted } from '../abort.ts'
import { percentile } from '../bench/spread.ts'
import { boxOf } from '../games.ts'
import { House } from '../house.ts'
import { Visitor } from '../visitor.ts'
import { Ears, isHeardOf } from './ears.ts'
import type { CityReport, CityWishes } from './report.ts'
import { townsfolk } from './townsfolk.ts'

const OWNERS = 12
const WATCHERS = 8
/** Nobody answers at once, and no two in the same moment. */
const THINKING_MS = 25

/** A whole quick match of Imperio in a full room, and how long it took until everybody else heard of each move. */
export async function city(wishes: CityWishes): Promise<CityReport> {
  const { database, clockPct, signal, log } = wishes
  const [loadAverage = 0] = loadavg()
  const house = await House.build(database)
  try {
    const { url } = await house.open()
    const began = performance.now()
    const match = play(url, wishes)
    const ears = await (signal === undefined ? match : Promise.race([match, aborted(signal)]))
    const usage = await house.server.usage()
    log?.('the match is over')
    const latencies = [...ears.latencies].sort((a, b) => a - b)
    return {
      database,
      clockPct,
      participants: OWNERS + WATCHERS,
      loadAverage,
      cores: availableParallelism(),
      seconds: (performance.now() - began) / 1000,
      serverCpuSeconds: usage.cpuSeconds,
      moves: ears.moves,
      recorded: ears.recorded,
      observed: latencies.length,
      closing: ears.closing,
      p50Ms: percentile(latencies, 50),
      p99Ms: percentile(latencies, 99),
      maxMs: latencies.at(-1) ?? 0,
      verifies: ears.verifies,
      complaints: house.complaints,
    }
  } finally {
    await house.tearDown()
  }
}

async function play(url: string, { clockPct, seed, log }: CityWishes): Promise<Ears> {
  const box = await boxOf('imperio')
  const visitors: Visitor[] = []
  for (let i = 0; i < OWNERS + WATCHERS; i++) visitors.push(await Visitor.arrive(url))
  const [host] = visitors as [Visitor]
  const { roomId } = await host.api.createRoom({
    game: 'imperio',
    kind: 'friends',
    seats: OWNERS,
    options: { mode: 'QUICK', clockPct },
  })
  const clients: RoomClient[] = []
  for (const [i, { socketUrl, open }] of visitors.entries()) {
    const role = i < OWNERS ? 'PLAYER' : 'WATCHER'
    const client = RoomClient.connect({ url: socketUrl, roomId, role, socket: open, keepsStory: false })
    await client.whenJoined()
    clients.push(client)
  }
  const [first] = clients as [RoomClient]
  const ears = new Ears(clients)
  await first.send('HOST_COMMAND', { command: 'START' })
  await Promise.all(clients.map((client) => client.when(({ viewerState }) => viewerState)))
  log?.('the match has begun')
  const players = clients.map((client, i) => {
    const chance = new SeededChance(`${seed} ${i}`).unrecorded()
    const bot = i < OWNERS ? box.bots.normal : townsfolk
    return new BotPlayer<object, Move>(client, { bot, chance, pauseMs: THINKING_MS * (1 + i) })
  })
  await Promise.all(clients.map((client) => client.when(({ ended }) => ended)))
  for (const player of players) player.stop()
  const record = parseRecord(await host.api.record(first.matchId as string))
  const { seedHolds, divergence } = verify(box.game, record)
  ears.verifies = seedHolds === true && divergence === undefined
  ears.recorded = record.moves.filter(({ by, seat, move }) => by === undefined && seat >= 0 && isHeardOf(move)).length
  for (const client of clients) client.close()
  return ears
}
