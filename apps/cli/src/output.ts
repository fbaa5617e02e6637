import { accessSync, constants, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Mistake } from './exit.ts'

/** Writes to standard output. */
export function print(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
}

/** One line on standard error. */
export function printError(message: string): void {
  process.stderr.write(`ludoteca: ${message.replaceAll(/\s*\n\s*/g, ' ')}\n`)
}

/** Writes to the file that was asked for, or to standard output. */
export function deliver(text: string, file: string | undefined): void {
  if (file === undefined) return print(text)
  try {
    writeFileSync(file, text.endsWith('\n') ? text : `${text}\n`)
  } catch (error) {
    throw new Mistake(`cannot write ${file} (${reasonOf(error)})`)
  }
}

/** Says so before long work begins, if its result could not be written afterwards. */
export function checkWritable(file: string | undefined): void {
  if (file === undefined) return
  try {
    if (existsSync(file) && statSync(file).isDirectory()) throw new Mistake(`cannot write ${file} (it is a folder)`)
    accessSync(existsSync(file) ? file : dirname(file), constants.W_OK)
  } catch (error) {
    if (error instanceof Mistake) throw error
    throw new Mistake(`cannot write ${file} (${reasonOf(error)})`)
  }
}

/** Says so before long work begins, if what it needs cannot be read. */
export function checkReadable(file: string): void {
  try {
    if (statSync(file).isDirectory()) throw new Mistake(`cannot read ${file} (it is a folder)`)
    accessSync(file, constants.R_OK)
  } catch (error) {
    if (error instanceof Mistake) throw error
    throw new Mistake(`cannot read ${file} (${reasonOf(error)})`)
  }
}

/** The text of a file. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Mistake(`cannot read ${file} (${reasonOf(error)})`)
  }
}

/** Why the operating system said no. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
