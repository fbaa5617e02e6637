import { isFields } from '@ludoteca/kernel'
import type { Notifications } from '../storage/storage.ts'

/** Something of which each process has a copy. */
interface Copy {
  reload(): Promise<void>
}

const CHANGED = { house: 'changed' } as const

/**
 * What the administration has changed for all processes. Whoever changes it says so; who does not hear it reads it again
 * a few seconds later.
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
      if (isFields(message) && message.house === CHANGED.house) this.reload().catch(failed)
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
