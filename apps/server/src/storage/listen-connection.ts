import pg from 'pg'
import { CHANNEL } from './payloads.ts'
import type { PostgresSettings } from './postgres.ts'

/** A connection that listens for notifications. */
export interface ListenConnection {
  /** Resolves as soon as the connection is broken or silent. */
  readonly lost: Promise<void>
  close(): Promise<void>
}

/** Resolves when everything sent from now on will be received. */
export async function openListenConnection(
  config: pg.ClientConfig,
  { answerMs, pulseMs }: Pick<PostgresSettings, 'answerMs' | 'pulseMs'>,
  listener: (payload: string) => void,
): Promise<ListenConnection> {
  const client = new pg.Client({ ...config, query_timeout: answerMs })
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
  })
  client.on('notification', ({ payload }) => listener(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
  } catch (error) {
    await client.end()
    throw error
  }
  // A connection that a firewall has dropped breaks only when something is sent.
  const pulse = setInterval(() => client.query('select').catch(() => client.end()), pulseMs)
  pulse.unref()
  void lost.then(() => clearInterval(pulse))
  return { lost, close: () => client.end() }
}
