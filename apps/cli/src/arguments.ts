import { botNames } from '@ludoteca/bots'
import { type Box, configure, isRefusal, refusalInWords } from '@ludoteca/kernel'
import { BadPack, boxWithPack, readPack } from '@ludoteca/kernel/packs'
import { QueueFault, readQueueAddress } from '@ludoteca/lab'
import { findGame, type ShelfEntry, shelf } from '@ludoteca/registry'
import { InvalidArgumentError, Option } from 'commander'
import { Mistake } from './exit.ts'
import { parseOptions } from './options.ts'
import { readText } from './output.ts'

/** Collects a flag that may be repeated. */
export function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value]
}

/** Reads a whole number of at least `min`. */
export function whole(min: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= min) return value
    throw new InvalidArgumentError(`A whole number from ${min} upwards is needed.`)
  }
}

/** `--queue`, or the environment, where a password is seen by fewer. */
export function queueOption(
  description = 'hand the work to the workers at this Redis or Valkey, on any machine',
): Option {
  return new Option('--queue <url>', description).env('LUDOTECA_QUEUE').argParser(checkQueue)
}

/** Says what is wrong in words of our own: the library would repeat the address, and with it a password. */
function checkQueue(text: string): string {
  try {
    readQueueAddress(text)
    return text
  } catch (error) {
    throw error instanceof QueueFault ? new Mistake(error.message) : error
  }
}

/** The game with that id, or a line that says which there are. */
export async function openBox(id: string): Promise<Box> {
  return openEntry(id).load()
}

/** The same, filled with the pack in a file, if there is one. */
export async function openFilled(id: string, file: string | undefined): Promise<Box> {
  if (file === undefined) return openBox(id)
  try {
    return await boxWithPack(openEntry(id), readPackFile(file))
  } catch (error) {
    if (!(error instanceof BadPack)) throw error
    throw new Mistake(`${file}: ${error.message}; ask \`pack validate ${id}\``, { cause: error })
  }
}

/** The document in a file, whatever it is. */
function readPackFile(file: string): unknown {
  const read = readPack(readText(file))
  if ('document' in read) return read.document
  throw new Mistake(`${file}: the file is not valid JSON`)
}

/** The shelf's entry for the game with that id. */
export function openEntry(id: string): ShelfEntry {
  const entry = findGame(id)
  if (entry) return entry
  throw new Mistake(`there is no game "${id}"; there is ${shelf.map((game) => game.id).join(', ')}`)
}

/** What `--seats`, `--bots` and `--option` say together. */
export interface TableFlags {
  readonly seats?: number
  readonly bots?: string
  readonly option: readonly string[]
}
export interface BotTable {
  readonly bots: readonly string[]
  readonly options: object
}

const SEATS_WHEN_UNSAID = 4

/** A table of bots whose options will do. */
export function readTable(box: Box, flags: TableFlags): BotTable {
  const table = readSeats(box, flags)
  checkOptions(box, table.options, table.bots.length)
  return table
}

/** Who sits there, and options that are not yet all there are. One bot alone plays every seat; without any, all play `normal`. */
export function readSeats(box: Box, { seats, bots, option }: TableFlags): BotTable {
  const named = bots === undefined ? ['normal'] : bots.split(',').map((name) => readBot(box, name))
  const { min, max } = box.game.seats
  const count = seats ?? (named.length > 1 ? named.length : Math.max(min, Math.min(max, SEATS_WHEN_UNSAID)))
  if (count < min || count > max) throw new Mistake(`${box.game.id} is for ${min} to ${max} seats, not ${count}`)
  if (named.length > 1 && named.length !== count) {
    throw new Mistake(`${named.length} bots for ${count} seats: name one for all of them, or one for each`)
  }
  const options = parseOptions(box, option)
  return { options, bots: Array.from({ length: count }, (_, seat) => named[seat % named.length] as string) }
}

/** Says in words why these options will not do for so many seats. */
export function checkOptions(box: Box, options: object, seats: number): void {
  const config = configure(box.game, options, seats)
  if (isRefusal(config)) throw new Mistake(refusalInWords(box.words, 'en', config))
}

function readBot(box: Box, text: string): string {
  const known = botNames(box)
  const name = text.trim()
  if (known.includes(name)) return name
  throw new Mistake(`there is no bot "${name}"; there is ${known.join(', ')}`)
}
