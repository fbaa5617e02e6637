import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { lookUp } from '@ludoteca/kernel'
import { shelf } from '@ludoteca/registry'

/** What plays the matches. Two machines with the same edition play them alike. */
export interface Edition {
  /** Names all that plays: rules, bots, kernel, lab, the libraries they use, and the engine that runs them. */
  readonly code: string
  /** The version of the rules of each game. */
  readonly rules: Readonly<Record<string, number>>
}

/** What one run needs to be played alike. */
export interface Needs {
  readonly game: string
  readonly rules: number
  readonly code: string
}

/** The edition of this installation. */
export async function editionHere(): Promise<Edition> {
  const boxes = await Promise.all(shelf.map((entry) => entry.load()))
  return { code: codeHere(), rules: Object.fromEntries(boxes.map(({ game }) => [game.id, game.version])) }
}

/** Why a worker must leave a run alone, as what is said of it; nothing if it may play. Rules say it best, where they differ. */
export function misfit({ code, rules }: Edition, needs: Needs): string | undefined {
  if (code === needs.code) return undefined
  const has = lookUp(rules, needs.game)
  if (has === undefined) return `has no ${needs.game}`
  if (has !== needs.rules) return `plays ${needs.game} by rules ${has}, not by rules ${needs.rules}`
  return `has rules ${has} of ${needs.game}, but other code around them, or another Node (${code}, not ${needs.code})`
}

const CODE_LENGTH = 12

/**
 * A hash of everything that is built from our packages, from the lab down, and of the versions of the libraries they name.
 * Rules have a version of their own, but bots and meters do not, and they decide about numbers as much. So may the engine:
 * how exactly it works out `**` and `Math.exp`, which some bots use, is left to it.
 */
export function codeHere(): string {
  const hash = createHash('sha256').update(process.versions.v8)
  for (const folder of packageFolders()) {
    const { name, dependencies } = manifest(folder)
    hash.update(JSON.stringify([name, dependencies]))
    for (const file of builtFiles(folder)) hash.update(file).update(readFileSync(join(folder, 'dist', file)))
  }
  return hash.digest('hex').slice(0, CODE_LENGTH)
}

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
}

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

function packageFolders(): string[] {
  const folders = new Map<string, string>()
  const visit = (name: string, from: string) => {
    if (folders.has(name)) return
    const folder = dirname(dirname(createRequire(from).resolve(name)))
    folders.set(name, folder)
    const ours = Object.keys(manifest(folder).dependencies ?? {}).filter((each) => each.startsWith('@ludoteca/'))
    for (const each of ours) visit(each, join(folder, 'package.json'))
  }
  visit('@ludoteca/lab', import.meta.url)
  return [...folders].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, folder]) => folder)
}

/** What a build leaves behind of sources that are gone plays no part. */
function builtFiles(folder: string): string[] {
  const sources = join(folder, 'src')
  const built = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
  return built
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !existsSync(sources) || existsSync(join(sources, file.replace(/js$/, 'ts'))))
    .sort()
}
