import {
  BadRecord,
  type Box,
  CROWD,
  type Game,
  gameOfVersion,
  type MatchRecord,
  type Names,
  parseRecord,
  TABLE,
} from '@ludoteca/kernel'
import { BadPack, boxOfRecord } from '@ludoteca/kernel/packs'
import { openEntry } from './arguments.ts'
import { Mistake } from './exit.ts'
import { readText } from './output.ts'

export interface OpenedRecord {
  readonly record: MatchRecord
  readonly box: Box
  /** The rules the match was played by, if they are still known. */
  readonly game: Game | undefined
}

/** Reads a record file and finds its game. Whatever is not a record of a game here is a mistake. */
export async function openRecord(file: string): Promise<OpenedRecord> {
  const text = readText(file)
  try {
    const record = parseRecord(text)
    const box = await boxOfRecord(openEntry(record.game), record)
    return { record, box, game: gameOfVersion(box, record.rulesVersion) }
  } catch (error) {
    if (error instanceof BadRecord || error instanceof BadPack || error instanceof Mistake) {
      throw new Mistake(`${file}: ${error.message}`, { cause: error })
    }
    throw error
  }
}

/** What the seats of a record are called. */
export function namesOf({ seats }: MatchRecord): Names {
  return (seat) => {
    if (seat === TABLE) return 'the table'
    if (seat === CROWD) return 'the crowd'
    return seats[seat]?.name ?? `seat ${seat + 1}`
  }
}
