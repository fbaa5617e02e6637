import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { LUDOTECA } from './programs.ts'

/** `ludoteca serve`, as systemd would start it. */
export interface ServerProcess {
  readonly url: string
  /** What it has written to standard output so far. */
  log(): string
  /** What it has told the person who started it. */
  said(): string
  /** It is sent a signal that does not end it. */
  signal(signal: NodeJS.Signals): void
  /** With which code it ends by itself. */
  readonly exit: Promise<number | null>
  /** It dies at once. */
  kill(): Promise<void>
  /** It is asked to stop, as systemd does; says how it ended. */
  stop(): Promise<number | null>
}

/** Starts one and waits until it says that it listens. */
export async function startProcess(
  port: number,
  settings: Readonly<Record<string, string>>,
  { node = [], flags = [] }: { readonly node?: readonly string[]; readonly flags?: readonly string[] } = {},
): Promise<ServerProcess> {
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...settings }
  const child = spawn(process.execPath, [...node, LUDOTECA, 'serve', '--port', String(port), ...flags], { env })
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  const killAtExit = () => child.kill('SIGKILL')
  process.once('exit', killAtExit)
  const end = async (signal: NodeJS.Signals) => {
    process.removeListener('exit', killAtExit)
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal)
      await once(child, 'exit')
    }
    return child.exitCode
  }
  let log = ''
  child.stdout.on('data', (chunk) => {
    log += chunk
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  await listening(child)
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => log,
    said: () => said,
    signal: (signal) => void child.kill(signal),
    exit,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

async function listening(child: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk) => {
      said += chunk
      if (said.includes('listens on')) resolve()
    })
    child.once('exit', () => reject(new Error(`the server did not start: ${said}`)))
  })
}
