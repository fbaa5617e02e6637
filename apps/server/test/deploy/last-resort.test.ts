import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Api, BotPlayer, RoomClient } from '@ludoteca/client'
import { type Move, parseRecord, SeededChance, verify } from '@ludoteca/kernel'
import { box as pearls } from '@ludoteca/pearls'
import { CLOSE } from '@ludoteca/protocol'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { layEmptyDatabase } from '../../src/testing/empty-database.ts'
import { freePorts } from './ports.ts'
import { build } from './programs.ts'
import { type ServerProcess, startProcess } from './server-process.ts'

const PATIENCE = { timeout: 120_000, interval: 20 }
const SECRET = 'a-seed-nobody-may-see'
/** Plants a fault where nothing catches it: SIGUSR2 throws one, SIGHUP leaves one in a promise. */
const FAULTS = `
process.on('SIGUSR2', () => setImmediate(() => { throw new TypeError('${SECRET}') }))
process.on('SIGHUP', () => void Promise.reject(new TypeError('${SECRET}')))
`

let folder: string
let node: string[]
let server: ServerProcess | undefined
beforeAll(async () => {
  build()
  folder = await mkdtemp(join(tmpdir(), 'ludoteca-fault-'))
  const planted = join(folder, 'faults.mjs')
  await writeFile(planted, FAULTS)
  node = ['--import', planted]
}, 300_000)
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A data folder that need not be made ready first, which takes long. */
async function emptyData(name: string): Promise<string> {
  const data = join(folder, name)
  await mkdir(data)
  await layEmptyDatabase(data)
  return data
}

/** A guest, who may open sockets and enter rooms. */
async function arrive(url: string) {
  const api = new Api(url)
  await api.guest()
  const open = () => new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie: api.cookie } })
  const enter = (roomId: string) =>
    RoomClient.connect({ url: '', roomId, role: 'PLAYER', socket: () => open() as never })
  return { api, open, enter }
}

/** Opens a silent socket; says with which code it is sent away. */
async function bystander(open: () => WebSocket): Promise<() => Promise<number>> {
  const socket = open()
  const closed = once(socket, 'close').then(([code]) => code as number)
  await once(socket, 'open')
  return () => closed
}

/** The process that serves from this folder, whoever stands in for it. */
async function pidIn(data: string): Promise<number | undefined> {
  const [lock] = (await readdir(data)).filter((name) => /^lock\.\d+$/.test(name))
  // Between two looks one process may have let go of the folder for the next.
  const text = lock && (await readFile(join(data, lock), 'utf8').catch(() => undefined))
  return text ? (JSON.parse(text) as { pid?: number }).pid : undefined
}

/** Everybody hears of one more round. */
async function more(clients: readonly RoomClient[]): Promise<void> {
  const goal = Math.max(...clients.map(({ facts }) => facts.length)) + 3
  await Promise.all(clients.map((client) => client.when(({ facts }) => facts.length >= goal)))
}

function fatalLines(log: string): { pid: number; msg: string; error: string }[] {
  const lines = log.split('\n').filter((line) => line.includes('"level":60'))
  return lines.map((line) => JSON.parse(line))
}

describe('after a fault that nothing caught', { timeout: 300_000 }, () => {
  test('the server drains, is served from a new process, and goes on with the same match', async () => {
    const data = await emptyData('data')
    const [port] = (await freePorts(1)) as [number]
    server = await startProcess(port, { LUDOTECA_DATA: data, LUDOTECA_BOT_MS: '0' }, { node })
    const { url } = server
    const people = [await arrive(url), await arrive(url)] as const
    const [{ api, open }] = people
    const { roomId } = await api.createRoom({ game: 'pearls', kind: 'friends', seats: 3, options: { pearls: 13 } })
    const clients: RoomClient[] = []
    for (const { enter } of people) {
      clients.push(enter(roomId))
      await clients.at(-1)?.whenJoined()
    }
    await clients[0]?.send('HOST_COMMAND', { command: 'START' })
    const bots = clients.map((client, i) => {
      const chance = new SeededChance(`bot ${i}`)
      return new BotPlayer<object, Move>(client, { bot: pearls.bots.normal as never, chance, pauseMs: 150 })
    })
    await more(clients)
    const matchId = clients[0]?.matchId as string

    const first = (await pidIn(data)) as number
    const goodbye = await bystander(open)
    server.signal('SIGUSR2')
    expect(await goodbye()).toBe(CLOSE.closing)
    await vi.waitUntil(async () => ![first, undefined].includes(await pidIn(data)), PATIENCE)
    const second = (await pidIn(data)) as number
    await more(clients)

    process.kill(second, 'SIGHUP')
    await vi.waitUntil(async () => ![second, undefined].includes(await pidIn(data)), PATIENCE)
    await more(clients)

    await Promise.all(clients.map((client) => client.when(({ ended }) => ended)))
    for (const bot of bots) bot.stop()
    const [one, other] = clients as [RoomClient, RoomClient]
    expect([one.matchId, other.facts]).toEqual([matchId, one.facts])
    const record = parseRecord(await api.record(matchId))
    expect(verify(pearls.game as never, record)).toMatchObject({ seedHolds: true, divergence: undefined })
    for (const client of clients) client.close()

    const fatal = { msg: 'a fault that nobody caught', error: 'TypeError' }
    expect(fatalLines(server.log())).toMatchObject([
      { ...fatal, pid: first },
      { ...fatal, pid: second },
    ])
    expect(server.said()).toContain('a fault that nobody foresaw')
    expect(server.log() + server.said()).not.toContain(SECRET)
    // Whoever asks the first process to stop means the one it stands in for.
    expect(await server.stop()).toBe(0)
    await expect(fetch(url)).rejects.toThrow()
  })

  test('it drains and ends with a code of its own where somebody else starts it anew', async () => {
    const data = await emptyData('supervised')
    const [port] = (await freePorts(1)) as [number]
    const start = () => startProcess(port, { LUDOTECA_DATA: data }, { node, flags: ['--no-restart'] })
    server = await start()
    const { api, open } = await arrive(server.url)
    const goodbye = await bystander(open)
    server.signal('SIGHUP')
    expect([await goodbye(), await server.exit]).toEqual([CLOSE.closing, 1])
    expect(fatalLines(server.log())).toHaveLength(1)
    server = await start()
    expect(await api.me()).toMatchObject({ claimed: false })
    expect(await server.stop()).toBe(0)
  })
})
