import { hostname } from 'node:os'
import { parse, stringify } from 'devalue'
import type { Stretch, Task } from '../pool.ts'

/** A stretch as it waits in the queue. */
export interface StretchJob {
  readonly run: string
  readonly stretch: Stretch
  /** Name and spec, packed. */
  readonly task: string
}
/** What comes back: the result, packed, and the processor time it took; nothing if the run was gone. */
export type StretchResult = { readonly packed: string; readonly cpuSeconds: number } | null

/** Each edition has a queue of its own, so that nobody is given what he would play otherwise. */
export function queueName(code: string): string {
  return `stretches-${code}`
}

/** A stretch has the same name however often it is handed out, so that it is in the queue once and counted once. */
export function jobId(run: string, { from }: Stretch): string {
  return `${run}-${from}`
}

/** As text that keeps what threads keep when they send data to each other: maps, -0, what is undefined, every bit of a number. */
export function pack(value: unknown): string {
  return stringify(value)
}

export function unpack(text: string): unknown {
  return parse(text)
}

export function packTask({ name, spec }: Task): string {
  return pack({ name, spec })
}

/** This process, for people on other machines. */
export function whereHere(): string {
  return `${hostname()}, process ${process.pid}`
}
