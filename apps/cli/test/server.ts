import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { BIN } from './run.ts'

/** `ludoteca serve` as a process. */
export interface ServerProcess {
  readonly url: string
  readonly child: ChildProcess
  /** What it has written so far. */
  readonly said: { stdout: string; stderr: string }
  /** How it ends. */
  readonly exit: Promise<number | null>
}

const running = new Set<ChildProcess>()

/** Starts one on a free port, and waits until it says where it listens. */
export async function startServer(flags: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const child = spawn(process.execPath, [BIN, 'serve', ...flags], { env: { ...process.env, ...env } })
  running.add(child)
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => (said.stdout += chunk))
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      said.stderr += chunk
      const [, found] = /listens on (\S+)/.exec(said.stderr) ?? []
      if (found) resolve(found)
    })
    exit.then(() => reject(new Error(`it ended: ${said.stderr}`)))
  })
  return { url, child, said, exit }
}

/** Ends whatever a test has left running. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
}
