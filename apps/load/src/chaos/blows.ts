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
/** So many connections are cut, at most, before something is killed. */
const CUTS_MAX = 3

/** Kills the server at some moment of its life and starts it again; says how often it was killed. */
export async function strikeServer(house: House, witness: Witness, chance: Chance, killsMax: number): Promise<number> {
  await someMoment(witness, chance)
  await house.server.kill()
  let kills = 1
  // Now and then the next one does not live long either.
  for (; kills < killsMax && chance.int('again', 3) === 0; kills++) await killYoung(house, chance)
  await house.open()
  return kills
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
export async function strikeDatabase(postgres: TestPostgres, witness: Witness, chance: Chance): Promise<number> {
  await someMoment(witness, chance)
  if (chance.int('blows', 2) === 0) await postgres.restart()
  else {
    await postgres.kill()
    await sleep(chance.int('moments', AWAY_MS))
    await postgres.restart()
  }
  return 1
}

/** In the middle of play, right after a move has left, or in the moment in which the promise was made. */
async function someMoment(witness: Witness, chance: Chance): Promise<void> {
  await sleep(PLAY_MS.min + chance.int('moments', PLAY_MS.max - PLAY_MS.min))
  for (let cuts = chance.int('cuts', CUTS_MAX + 1); cuts > 0; cuts--) witness.cutOne(chance)
  const kind = chance.int('moments', 3)
  if (kind === 0) return
  const moment = kind === 1 ? witness.nextAcknowledgement() : witness.nextMove()
  await Promise.race([moment, sleep(PLAY_MS.max)])
  if (kind === 2) await sleep(chance.int('moments', 4))
}
