import { createInterface } from 'node:readline'
import { writeHeapSnapshot } from 'node:v8'
import { type Running, readConfig, serve, system, type Tuning } from '@ludoteca/server'
import { games } from './games.ts'

/**
 * A server in a process of its own. Settings come as environment variables, as for any server; `LOAD_TUNING` may hold
 * more, as JSON. One line of JSON on standard output says where it is when it is ready. A line `memory` on standard
 * input is answered with what is in use after a collection, and a line `snapshot FILE` when all of that is written to
 * that file. A line `clock 7200000` sets the clock so far ahead of the system's, as `LOAD_CLOCK_MS` does from the start.
 * It stops on SIGTERM, at once on a second one. When standard input ends, whoever started it is gone: then it stops too,
 * and does not wait for anything that hangs.
 */

const MANY = { count: 1_000_000, perMs: 1_000 }

/** Nothing is limited, and bots do not pretend to think. */
const SWIFT = {
  tables: { botMs: 0 },
  rooms: { countdownMs: 0 },
  rates: {
    session: MANY,
    address: MANY,
    JOIN_ROOM: MANY,
    unknownRoom: MANY,
    REQUEST_SNAPSHOT: MANY,
    SET_PROFILE: MANY,
    SEND_REACTION: MANY,
    messages: { SUBMIT_DEAL_RESPONSE: MANY },
  },
  sockets: { perAddressMax: 10_000, perPersonMax: 100 },
  http: { rates: { general: 1_000_000, guest: 1_000_000, room: 1_000_000, record: 1_000_000 } },
  creations: MANY,
  tutorials: 'free',
  sweepMs: 100,
} satisfies Tuning

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** How long it stays when nobody is left. */
const ORPHAN_MS = 5_000

let server: Running | undefined
const questions = createInterface(process.stdin)
questions.once('close', () => {
  if (server === undefined) process.exit(1)
  setTimeout(() => process.exit(1), ORPHAN_MS)
  void stop(server)
})
// Nobody reads what it says any more; the end of standard input comes, too.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const wishes = JSON.parse(process.env.LOAD_TUNING ?? '{}') as Tuning
const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
let aheadMs = Number(process.env.LOAD_CLOCK_MS ?? 0)
const running = await serve(config, {
  ...SWIFT,
  ...wishes,
  env: { ...system, now: () => Date.now() + aheadMs },
  shelf: games,
  tables: { ...SWIFT.tables, ...wishes.tables },
  rooms: { ...SWIFT.rooms, ...wishes.rooms },
  rates: { ...SWIFT.rates, ...wishes.rates },
  sockets: { ...SWIFT.sockets, ...wishes.sockets },
  // Standard output is for answers alone.
  http: { ...SWIFT.http, ...wishes.http, log: { level: config.logLevel, stream: process.stderr } },
})
server = running

process.once('SIGTERM', () => void stop(running))
process.once('SIGINT', () => void stop(running))
questions.on('line', (line) => {
  const [word, ahead] = line.split(' ')
  if (word === 'clock') aheadMs = Number(ahead)
  if (word === 'snapshot') say({ file: writeHeapSnapshot(line.slice('snapshot '.length)) })
  if (word !== 'memory') return
  // What the first collection sets free may hold more.
  for (let times = 0; times < 2; times++) globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  say({ heapUsed, rss })
})
say({ ready: true, url: running.url, port: running.port })

async function stop(one: Running): Promise<void> {
  const code = await one.close().then(
    () => 0,
    () => 1,
  )
  process.exit(code)
}
