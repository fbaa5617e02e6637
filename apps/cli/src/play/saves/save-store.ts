import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { recordOf, writeRecord } from '@ludoteca/kernel'
import type { ShellWords } from '../words/shell-words.ts'
import { type AnyMatch, type LoadedMatch, loadSave, writeSave } from './save-file.ts'

const SAVE_ENDING = '.save.json'
const RECORD_ENDING = '.ludo.json'

/** A saved match as the menu lists it, or why it cannot go on. */
export interface SaveListing {
  readonly file: string
  readonly loaded: LoadedMatch | undefined
  readonly problem: string
}

/** The folder where matches are kept: running ones in `saves`, finished ones in `matches`. */
export class SaveStore {
  readonly home: string
  readonly #now: () => Date

  constructor(home: string, now: () => Date) {
    this.home = home
    this.#now = now
  }

  /** A file name for a match that begins now and is kept nowhere yet. */
  newFile(match: AnyMatch): string {
    const stamp = this.#now().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
    const sign = (match.linkAt(0) as string).slice(0, 6)
    return join(this.home, 'saves', `${match.game.id}-${stamp}-${sign}${SAVE_ENDING}`)
  }

  /** Writes a running match. It is whole before it takes the place of the one before. */
  save(file: string, match: AnyMatch, playedMs: number): void {
    replace(file, writeSave(match, playedMs))
  }

  /** Where the record of a match with that save is kept when it is over. */
  recordFile(file: string): string {
    return join(this.home, 'matches', basename(file).replace(SAVE_ENDING, '') + RECORD_ENDING)
  }

  /** Keeps the record of a match that is over, and takes its save away. */
  finish(file: string, match: AnyMatch): string {
    const record = this.recordFile(file)
    replace(record, writeRecord(recordOf(match, { withSeed: true })))
    if (dirname(file) === join(this.home, 'saves')) rmSync(file, { force: true })
    return record
  }

  /** The saved matches, the newest first. */
  async list(shell: ShellWords): Promise<SaveListing[]> {
    const files = namesIn(join(this.home, 'saves')).filter((name) => name.endsWith(SAVE_ENDING))
    const stamp = (name: string) => name.split('-').slice(1).join('-')
    files.sort((a, b) => (stamp(a) < stamp(b) ? 1 : -1))
    const listings: SaveListing[] = []
    for (const name of files) {
      const file = join(this.home, 'saves', name)
      listings.push(await this.#listing(file, shell))
    }
    return listings
  }

  async #listing(file: string, shell: ShellWords): Promise<SaveListing> {
    try {
      return { file, loaded: await this.load(file, shell), problem: '' }
    } catch (error) {
      return { file, loaded: undefined, problem: error instanceof Error ? error.message : String(error) }
    }
  }

  /** Reads a saved match. Throws `Mistake` with one clear sentence. */
  async load(file: string, shell: ShellWords): Promise<LoadedMatch> {
    return loadSave(file, shell)
  }
}

/** Where this system keeps such things, unless somebody says otherwise. */
export function homeFolder(env: Readonly<Record<string, string | undefined>>): string {
  return env.LUDOTECA_HOME || join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'ludoteca')
}

function replace(file: string, text: string): void {
  makeFolder(dirname(file))
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, text)
  renameSync(draft, file)
}

/** Step by step: told to make a whole path, Node never comes back from places such as `/proc` where none can be made. */
function makeFolder(folder: string): void {
  if (existsSync(folder) || dirname(folder) === folder) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Somebody else may have made it at the same moment.
    if (!existsSync(folder)) throw error
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // No folder yet: nothing was saved.
    return []
  }
}
