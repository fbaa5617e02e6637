import type { Config } from '@ludoteca/server'
import { reasonOf } from './output.ts'

/** Which database a server uses, without the password that its address may hold. */
export function databaseInWords({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === undefined) return `embedded database in ${dataDir}`
  const url = new URL(databaseUrl)
  const host = decodeURIComponent(url.host) || (url.searchParams.get('host') ?? 'localhost')
  return `PostgreSQL at ${host}${url.pathname}`
}

/** What PostgreSQL says when its disk is full. */
const DISK_FULL = '53100'

/** Why a server cannot start, for the person who started it. */
export function faultInWords(error: unknown, config: Config): string {
  const { host, port, dataDir } = config
  const { name, message, syscall } = error as NodeJS.ErrnoException
  const reason = reasonOf(error)
  if (reason === 'ENOSPC') return `the disk of the folder ${dataDir} is full; make room and start again`
  if (name === 'StorageDown' && causeOf(error) === DISK_FULL)
    return `the ${databaseInWords(config)} has no room left on its disk; make room and start again`
  if (name === 'StorageDown') return `the ${databaseInWords(config)} does not answer (${causeOf(error)}); does it run?`
  if (reason === 'EADDRINUSE') return `port ${port} is taken; stop what listens there, or choose another with --port`
  if (syscall === 'listen' || syscall === 'getaddrinfo') return `cannot listen on ${host}, port ${port} (${reason})`
  if (syscall !== undefined) return `cannot use the folder ${dataDir} (${reason})`
  return message
}

/** What a person reads when something happened that nobody foresaw. What it was may quote people, and is not told. */
export function faultCaught(startsAnew: boolean): string {
  return `a fault that nobody foresaw: the log says where. The server stops${startsAnew ? ' and starts anew' : ''}.`
}

function causeOf(error: unknown): string {
  return error instanceof Error && error.cause !== undefined ? reasonOf(error.cause) : 'no reason given'
}
