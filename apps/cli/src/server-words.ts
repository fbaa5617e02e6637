import type { Config } from '@ludoteca/server'
import { reasonOf } from './output.ts'

/** Which database a server uses, without the password that its address may hold. */
export function databaseInWords({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === undefined) return `embedded database in ${dataDir}`
  const url = new URL(databaseUrl)
  const host = decodeURIComponent(url.host) || (url.searchParams.get('host') ?? 'localhost')
  return `PostgreSQL at ${host}${url.pathname}`
}

/** Why a server cannot start, for the person who started it. */
export function faultInWords(error: unknown, config: Config): string {
  const { host, port, dataDir } = config
  const { name, message, syscall } = error as NodeJS.ErrnoException
  const reason = reasonOf(error)
  if (name === 'StorageDown') return `the ${databaseInWords(config)} does not answer (${causeOf(error)}); does it run?`
  if (reason === 'EADDRINUSE') return `port ${port} is taken; stop what listens there, or choose another with --port`
  if (syscall === 'listen' || syscall === 'getaddrinfo') return `cannot listen on ${host}, port ${port} (${reason})`
  if (syscall !== undefined) return `cannot use the folder ${dataDir} (${reason})`
  return message
}

function causeOf(error: unknown): string {
  return error instanceof Error && error.cause !== undefined ? reasonOf(error.cause) : 'no reason given'
}
