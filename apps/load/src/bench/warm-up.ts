import type { Driven } from './driver.ts'

/** How long one stretch is, after which it is looked whether that was enough. */
const STRETCH_MS = 100

/** Runs until so many moves were made: code that runs often becomes faster, and a busy machine takes longer to get there. */
export async function warmUp(moves: number, run: (ms: number) => Promise<Driven>): Promise<void> {
  for (let made = 0; made < moves; ) made += (await run(STRETCH_MS)).moves
}
