import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { BIN, root, scratch } from './run.ts'

/** `ludoteca …` as a process that a test can signal. */
export interface LabProcess {
  readonly child: ChildProcess
  /** What it has written so far. */
  readonly said: { stdout: string; stderr: string }
  /** How it ends. */
  readonly exit: Promise<number | null>
}

const running = new Set<ChildProcess>()
const installed: string[] = []

export function start(args: readonly string[], bin = BIN): LabProcess {
  const child = spawn(process.execPath, [bin, ...args], { cwd: root })
  running.add(child)
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => (said.stdout += chunk))
  child.stderr.on('data', (chunk) => (said.stderr += chunk))
  return { child, said, exit: once(child, 'close').then(([code]) => code as number | null) }
}

/** Starts a worker with one thread, and waits until it waits for work. */
export async function startWorker(queue: string, bin = BIN): Promise<LabProcess> {
  const worker = start(['worker', '--queue', queue, '--workers', '1'], bin)
  await hears(worker, 'waits for work')
  return worker
}

/** Waits until the process has said that. */
export async function hears({ child, said }: LabProcess, text: string): Promise<void> {
  while (!said.stderr.includes(text)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`it ended: ${said.stderr}`)
    await sleep(20)
  }
}

/** Stops a worker without a word to anybody, at a moment when it plays a stretch. */
export async function freezeAtWork({ child }: LabProcess, redis: Redis): Promise<void> {
  for (;;) {
    if (await isAtWork(child, redis)) {
      child.kill('SIGSTOP')
      // It may have finished between the look and the signal.
      if (await isAtWork(child, redis)) return
      child.kill('SIGCONT')
    }
    await sleep(5)
  }
}

async function isAtWork({ pid }: ChildProcess, redis: Redis): Promise<boolean> {
  const [active] = await redis.keys('*:active')
  const jobs = active === undefined ? [] : await redis.lrange(active, 0, -1)
  // BullMQ keeps there by whom a job was taken.
  const players = await Promise.all(jobs.map((job) => redis.hget(`${active?.replace(/active$/, '')}${job}`, 'pb')))
  return players.some((player) => player?.endsWith(`process ${pid}`))
}

/** A second installation of what was built here, whose Pearls has other rules. Returns its command. */
export function installOtherRules(): string {
  const other = scratch()
  installed.push(other)
  mkdirSync(join(other, 'node_modules/@ludoteca'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@ludoteca') symlinkSync(join(root, 'node_modules', name), join(other, 'node_modules', name))
  }
  for (const name of readdirSync(join(root, 'node_modules/@ludoteca'))) {
    const folder = folderOf(name)
    cpSync(join(root, folder), join(other, folder), { recursive: true, filter: isNeeded })
    symlinkSync(join(other, folder), join(other, 'node_modules/@ludoteca', name))
  }
  const game = join(other, 'packages/games/pearls/dist/game.js')
  writeFileSync(game, readFileSync(game, 'utf8').replace('version: 1', 'version: 2'))
  return join(other, 'apps/cli/bin/ludoteca.mjs')
}

function folderOf(name: string): string {
  const kinds = ['apps', 'packages', 'packages/games']
  const kind = kinds.find((each) => readdirSync(join(root, each)).includes(name))
  if (kind === undefined) throw new Error(`no package ${name}`)
  return join(kind, name)
}

function isNeeded(path: string): boolean {
  return !/\/(src|test|browser|public)$|\/apps\/web\/dist$|\.map$|\.d\.ts$/.test(path)
}

/** Ends whatever a test has left running, and removes what it has installed. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  for (const folder of installed.splice(0)) rmSync(folder, { recursive: true })
}
