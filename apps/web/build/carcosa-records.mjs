// Records of matches of Carcosa that stop where there is something to be seen.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { carcosa } from '@ludoteca/carcosa'
import { drawAny, isRefusal, Match, parseRecord, recordOf, SeededChance, writeRecord } from '@ludoteca/kernel'

const GOLDEN = join(dirname(fileURLToPath(import.meta.url)), '../../../packages/games/carcosa/test/replays')
const NAMES = ['Aurora', 'Benito', 'Casilda', 'Damián', 'Hastur']
const TRIES_MAX = 2000
const MOVES_MAX = 600

/** A golden match, all of it or so many of its moves. */
export function golden(name, moves) {
  const { options, seats, seed, moves: all } = parseRecord(readFileSync(join(GOLDEN, `${name}.ludo.json`), 'utf8'))
  const match = begin(options, seats.length, seed)
  for (const { seat, move } of all.slice(0, moves)) match.submit(seat, move, { at: 0 })
  return text(match)
}

/** A golden match up to where this is asked, the `nth` time. */
export function goldenUntil(name, prompt, nth = 1) {
  const { options, seats, seed, moves } = parseRecord(readFileSync(join(GOLDEN, `${name}.ludo.json`), 'utf8'))
  const match = begin(options, seats.length, seed)
  let left = nth
  for (const { seat, move } of moves) {
    if (asks(match, prompt) && --left === 0) return text(match)
    match.submit(seat, move, { at: 0 })
  }
  throw new Error(`${name} does not ask ${prompt} so often`)
}

/** The first match that comes to this by chance alone. */
export function byChance(name, options, isThere) {
  for (let i = 0; i < TRIES_MAX; i++) {
    const match = begin(options, 4, `${name} ${i}`)
    const luck = new SeededChance(`moves ${name} ${i}`)
    for (let made = 0; made < MOVES_MAX; made++) {
      if (isThere(match)) return text(match)
      if (match.outcome()) break
      const { seat, move } = drawAny(match.position.state, match.decisions, luck)
      match.submit(seat, move, { at: 0 })
    }
  }
  throw new Error(`no match comes to ${name}`)
}

export function asks(match, prompt) {
  return match.decisions.some((decision) => decision.prompt === prompt)
}

function begin(options, count, seed) {
  const seats = NAMES.slice(0, count).map((name) => ({ name, kind: 'human' }))
  const match = Match.start(carcosa, { options, seats, seed })
  if (isRefusal(match)) throw new Error(match.code)
  return match
}

function text(match) {
  return writeRecord(recordOf(match, { withSeed: true }))
}
