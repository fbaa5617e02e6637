import { isFields } from '@ludoteca/kernel'
import type { Notifications } from '../storage/storage.ts'

/** Something of which each process has a copy. */
interface Copy {
  reload(): Promise<void>
}

const CHANGED = { administration: 'changed' } as const

/**
 * Settings of the administration that hold in all processes. A change is stored and the others are notified; a process that
 * misses the notification reads them again a few seconds later.
 */
export class SharedSettings {
  readonly #copies: readonly Copy[]
  readonly #notifications: Pick<Notifications, 'send' | 'subscribeToMessages'>

  constructor(
    copies: readonly Copy[],
    notifications: Pick<Notifications, 'send' | 'subscribeToMessages'>,
    failed: (error: unknown) => void,
  ) {
    this.#copies = copies
    this.#notifications = notifications
    notifications.subscribeToMessages((message) => {
      if (isFields(message) && message.administration === CHANGED.administration) this.reload().catch(failed)
    })
  }

  async reload(): Promise<void> {
    for (const copy of this.#copies) await copy.reload()
  }

  /** Something was stored: it holds here when this resolves, and elsewhere a moment later. */
  async changed(): Promise<void> {
    await this.reload()
    this.#notifications.send(CHANGED)
  }
}
