import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '@ludoteca/kernel'
import type { TestPostgres } from '@ludoteca/server/testing'
import type { House } from '../house.ts'
import type { Witness } from './witness.ts'

const PLAY_MS = { min: 150, max: 1_500 }
/** While people come back and ask for what they missed. */
const RETURN_MS = 150
/** A server that starts is anywhere between nothing and ready. */
const START_MS = 1_500
const AWAY_MS = 2_500
const JUMP_MS = 2 * 3_600_000
/** Some are shorter than the server waits for an answer, some longer; and so with the clocks of the matches. */
const FREEZE_MS = { min: 500, max: 5_000 }
/** Longer than the server waits for an answer, and than it leaves Redis alone afterwards. */
const HANG_MS = { min: 300, max: 4_000 }
/** So many connections are cut, at most, before something is killed. */
const CUTS_MAX = 3

/** What was done. */
export interface Done {
  readonly times: number
  /** When all was there again. */
  readonly until: number
}

/** Kills the server and starts it again, up to so many times. */
export async function killServer(house: House, chance: Chance, timesMax: number): Promise<Done> {
  await house.server.kill()
  // Sometimes it is a new machine, which tells the right time again.
  if (chance.int('clock', 2) === 0) house.clockMs = 0
  let times = 1
  // Now and then the next one does not live long either.
  for (; times < timesMax && chance.int('again', 3) === 0; times++) await killYoung(house, chance)
  await house.open()
  return { times, until: performance.now() }
}

/** Kills a server while it starts, or while people come back to it. */
async function killYoung(house: House, chance: Chance): Promise<void> {
  const server = house.launch()
  const isReady = server.ready()
  if (chance.int('again', 2) === 0) await isReady.then(() => sleep(chance.int('moments', RETURN_MS)))
  else await Promise.race([isReady, sleep(chance.int('moments', START_MS))])
  await server.kill()
}

/** Takes the database away for a while, politely or not; the server stays. */
export async function killDatabase(postgres: TestPostgres, chance: Chance): Promise<Done> {
  if (chance.int('blows', 2) === 0) await postgres.restart()
  else {
    await postgres.kill()
    await sleep(chance.int('moments', AWAY_MS))
    await postgres.restart()
  }
  return { times: 1, until: performance.now() }
}

/** Sets the server's clock forwards or back by hours, or to the right time again. */
export function setClock(house: House, chance: Chance): Done {
  const others = [0, JUMP_MS, -JUMP_MS].filter((ms) => ms !== house.clockMs)
  house.clockMs = chance.pick('clock', others)
  return { times: 1, until: performance.now() }
}

/** Lets the database stand still for a while. One in the server's own process takes all of that with it. */
export async function freezeDatabase({ postgres, server }: House, chance: Chance): Promise<Done> {
  const ms = FREEZE_MS.min + chance.int('standstill', FREEZE_MS.max - FREEZE_MS.min)
  const until = performance.now() + ms
  if (postgres === undefined) await server.freeze(ms)
  else {
    await postgres.freeze()
    await sleep(until - performance.now())
    await postgres.thaw()
  }
  return { times: 1, until }
}

/** Lets Redis stand still for a while. */
export async function hangRedis({ redis }: House, chance: Chance): Promise<Done> {
  if (redis === undefined) throw new RangeError('there is no Redis to hang')
  redis.freeze()
  await sleep(HANG_MS.min + chance.int('standstill', HANG_MS.max - HANG_MS.min))
  redis.thaw()
  return { times: 1, until: performance.now() }
}

/** In the middle of play, right after a move has left, or in the moment in which the promise was made. */
export async function someMoment(witness: Witness, chance: Chance): Promise<void> {
  await sleep(PLAY_MS.min + chance.int('moments', PLAY_MS.max - PLAY_MS.min))
  for (let cuts = chance.int('cuts', CUTS_MAX + 1); cuts > 0; cuts--) witness.cutOne(chance)
  const kind = chance.int('moments', 3)
  if (kind === 0) return
  const moment = kind === 1 ? witness.nextAcknowledgement() : witness.nextMove()
  await Promise.race([moment, sleep(PLAY_MS.max)])
  if (kind === 2) await sleep(chance.int('moments', 4))
}
