import type { AddressInfo } from 'node:net'
import { assemble } from './assemble.ts'
import { choresOf } from './chores.ts'
import { CLOSE_MS, closeInTime } from './closing-time.ts'
import type { Config } from './config.ts'
import { type Environment, system } from './environment.ts'
import { Routine } from './routine.ts'
import { traceOf } from './sockets/trace.ts'
import { openStorage } from './storage/open.ts'
import type { Storage } from './storage/storage.ts'
import type { Tuning } from './tuning.ts'

/** A running server. */
export interface Running {
  readonly url: string
  readonly port: number
  /** The embedded database did not exist and was created. */
  readonly isNew: boolean
  /** Logs an uncaught error, without its message. The server must be closed then, as its state is unknown. */
  reportFault(error: unknown): void
  /**
   * Answers or refuses whatever is under way, then lets go of everything. What hangs is not waited for: then this throws
   * `NotClosed`, and a process that does not end by itself right afterwards is ended.
   */
  close(): Promise<void>
}

/** Starts the whole server. It is ready when this resolves. */
export async function serve(config: Config, tuning: Tuning = {}): Promise<Running> {
  const { env = system } = tuning
  const { databaseUrl, dataDir } = config
  const storage = await openStorage(databaseUrl === undefined ? { dataDir } : { databaseUrl }, env, tuning.storage)
  try {
    return await serveOn(storage, config, tuning, env)
  } catch (error) {
    await storage.close()
    throw error
  }
}

async function serveOn(storage: Storage, config: Config, tuning: Tuning, env: Environment): Promise<Running> {
  const assembly = await assemble(storage, config, tuning, env)
  const { app, sockets, tables, careers, balance, ladders, tallies, limiters, lifecycle, log } = assembly
  const dataDir = storage.kind === 'pglite' ? config.dataDir : undefined
  const routine = new Routine(log, choresOf(assembly, storage, assembly.time, dataDir, tuning.sweepMs))
  const stop = once(async () => {
    lifecycle.closing = true
    storage.hasten()
    careers.close()
    balance.close()
    ladders.close()
    await sockets.close()
    await routine.stop()
    await tables.close()
    await app.close()
    await tallies.write().catch((error) => log.warn(traceOf(error), 'what was counted was not written down'))
    limiters.close()
  })
  sockets.listen(app.server)
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await stop()
    throw error
  }
  const { port } = app.server.address() as AddressInfo

  return {
    port,
    isNew: storage.isNew,
    reportFault: (error) => app.log.fatal(traceOf(error), 'a fault that nobody caught'),
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    close: once(() =>
      closeInTime(tuning.closeMs ?? CLOSE_MS, log, async () => {
        await stop()
        await storage.close()
      }),
    ),
  }
}

function once(run: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= run()
    return done
  }
}
