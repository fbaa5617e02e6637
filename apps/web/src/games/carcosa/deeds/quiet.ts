import type { ReminderId } from './reminders.ts'

const KEY = 'ludoteca.carcosa.quiet.v1'

/** Whether somebody at this device does not want to be reminded of that any more. */
export function isQuiet(id: ReminderId, storage: Storage = window.localStorage): boolean {
  return quietIn(storage).includes(id)
}

/** Never reminds of that again on this device. */
export function keepQuiet(id: ReminderId, storage: Storage = window.localStorage): void {
  const quiet = quietIn(storage)
  if (!quiet.includes(id)) storage.setItem(KEY, [...quiet, id].join(' '))
}

function quietIn(storage: Storage): string[] {
  return (storage.getItem(KEY) ?? '').split(' ').filter((id) => id !== '')
}
