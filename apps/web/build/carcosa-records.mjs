// Records of matches of Carcosa that stop where there is something to be seen.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { carcosa } from '@ludoteca/carcosa'
import { drawAny, isRefusal, Match, parseRecord, recordOf, SeededChance, startOf, writeRecord } from '@ludoteca/kernel'

const GOLDEN = join(dirname(fileURLToPath(import.meta.url)), '../../../packages/games/carcosa/test/replays')
const NAMES = ['Aurora', 'Benito', 'Casilda', 'Damián', 'Hastur']
const TRIES_MAX = 2000
const MOVES_MAX = 600

/** A golden match, all of it or so many of its moves. */
export function golden(name, moves) {
  const record = parseRecord(readFileSync(join(GOLDEN, `${name}.ludo.json`), 'utf8'))
  const match = begin(startOf(record))
  for (const { seat, move } of record.moves.slice(0, moves)) match.submit(seat, move, { at: 0 })
  return text(match)
}

/** A golden match up to where this is asked, the `nth` time. */
export function goldenUntil(name, prompt, nth = 1) {
  const record = parseRecord(readFileSync(join(GOLDEN, `${name}.ludo.json`), 'utf8'))
  const match = begin(startOf(record))
  let left = nth
  for (const { seat, move } of record.moves) {
    if (asks(match, prompt) && --left === 0) return text(match)
    match.submit(seat, move, { at: 0 })
  }
  throw new Error(`${name} does not ask ${prompt} so often`)
}

/** The first match that comes to this by chance alone. */
export function byChance(name, options, isThere) {
  for (let i = 0; i < TRIES_MAX; i++) {
    const match = begin({ options, seats: NAMES.slice(0, 4), seed: `${name} ${i}` })
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

/** The same match with people of our own in its seats. */
function begin(start) {
  const seats = NAMES.slice(0, start.seats.length).map((name) => ({ name, kind: 'human' }))
  const match = Match.start(carcosa, { ...start, seats })
  if (isRefusal(match)) throw new Error(match.code)
  return match
}

function text(match) {
  return writeRecord(recordOf(match, { withSeed: true }))
}
