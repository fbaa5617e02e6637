import { setImmediate } from 'node:timers/promises'

let next: Promise<void> | undefined

/** Resolves when this turn of the event loop has brought all it brings. Hundreds of tables wait for the same moment. */
export function nextTurn(): Promise<void> {
  next ??= begin()
  return next
}

async function begin(): Promise<void> {
  await setImmediate()
  next = undefined
}
