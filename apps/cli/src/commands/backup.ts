import type { Command } from 'commander'
import { FAILED, type Finish, SUCCESS } from '../exit.ts'
import { checkReadable, checkWritable, print, printError } from '../output.ts'
import { dataFolder, type PlaceFlags } from '../settings.ts'

export function addBackup(program: Command, finish: Finish): void {
  program
    .command('backup')
    .description('writes the embedded database of a stopped server into one file')
    .argument('<file>')
    .option('--data <folder>', 'where the database is (else LUDOTECA_DATA, else ./data)')
    .action(async (file: string, flags: PlaceFlags) => finish(await backUp(file, flags)))
}

export function addRestore(program: Command, finish: Finish): void {
  program
    .command('restore')
    .description('makes the embedded database anew out of such a file')
    .argument('<file>')
    .option('--data <folder>', 'where the database shall be (else LUDOTECA_DATA, else ./data)')
    .option('--replace', 'puts a database that is there aside')
    .action(async (file: string, flags: RestoreFlags) => finish(await restore(file, flags)))
}

interface RestoreFlags extends PlaceFlags {
  readonly replace?: boolean
}

async function backUp(file: string, flags: PlaceFlags): Promise<number> {
  const folder = await dataFolder(flags)
  checkWritable(file)
  const { dumpData } = await import('@ludoteca/server')
  return attempt(async () => {
    await dumpData(folder, file)
    return `${folder} is in ${file}`
  })
}

async function restore(file: string, { replace = false, ...flags }: RestoreFlags): Promise<number> {
  const folder = await dataFolder(flags)
  checkReadable(file)
  const { restoreData } = await import('@ludoteca/server')
  return attempt(async () => {
    const older = await restoreData(file, folder, { replace })
    return `${file} is in ${folder}${older === undefined ? '' : `; what was there is in ${older}`}`
  })
}

/** Says what was done, or why it could not be: a folder in use, a file that is no backup. */
async function attempt(work: () => Promise<string>): Promise<number> {
  try {
    print(await work())
    return SUCCESS
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error))
    return FAILED
  }
}
