import type { Served, ServeOptions } from './serve.ts'

export type { Served, ServeOptions } from './serve.ts'

/** Plays stretches for any number of runs on any machine until it is told to stop. */
export async function serveQueue(options: ServeOptions): Promise<Served> {
  // What speaks to Redis is loaded only by those who do.
  const { serve } = await import('./serve.ts')
  return serve(options)
}
