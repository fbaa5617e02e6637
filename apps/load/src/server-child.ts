import { createInterface } from 'node:readline'
import { readConfig, serve, type Tuning } from '@ludoteca/server'
import { games } from './games.ts'

/**
 * A server in a process of its own. Settings come as environment variables, as for any server; `LOAD_TUNING` may hold
 * more, as JSON. One line of JSON on standard output says where it is when it is ready. A line `memory` on standard
 * input is answered with what is in use after a collection. It stops on SIGTERM, and when standard input ends: then
 * whoever started it is gone.
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
    SUBMIT_DEAL_RESPONSE: MANY,
    SEND_REACTION: MANY,
  },
  sockets: { perAddressMax: 10_000, perPersonMax: 100 },
  http: { rates: { general: 1_000_000, guest: 1_000_000, room: 1_000_000, record: 1_000_000 } },
  creations: MANY,
  sweepMs: 100,
} satisfies Tuning

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

const wishes = JSON.parse(process.env.LOAD_TUNING ?? '{}') as Tuning
const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
const server = await serve(config, {
  ...SWIFT,
  ...wishes,
  shelf: games,
  tables: { ...SWIFT.tables, ...wishes.tables },
  rooms: { ...SWIFT.rooms, ...wishes.rooms },
  rates: { ...SWIFT.rates, ...wishes.rates },
  sockets: { ...SWIFT.sockets, ...wishes.sockets },
  // Standard output is for answers alone.
  http: { ...SWIFT.http, ...wishes.http, log: { level: config.logLevel, stream: process.stderr } },
})

async function stop(): Promise<void> {
  await server.close()
  process.exit(0)
}

process.once('SIGTERM', stop)
process.once('SIGINT', stop)
const questions = createInterface(process.stdin)
questions.once('close', stop)
questions.on('line', (line) => {
  if (line !== 'memory') return
  // What the first collection sets free may hold more.
  for (let times = 0; times < 2; times++) globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  say({ heapUsed, rss })
})
say({ ready: true, url: server.url, port: server.port })
