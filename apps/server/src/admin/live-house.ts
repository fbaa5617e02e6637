import { isFields } from '@ludoteca/kernel'
import type { Bell } from '../storage/storage.ts'

/** Something of which each process has a copy. */
interface Copy {
  reload(): Promise<void>
}

const SAID = { house: 'changed' } as const

/**
 * What the administration has changed for all processes. Whoever changes it says so; who does not hear it reads it again
 * a few seconds later.
 */
export class LiveHouse {
  readonly #copies: readonly Copy[]
  readonly #bell: Pick<Bell, 'say' | 'hearSaid'>

  constructor(copies: readonly Copy[], bell: Pick<Bell, 'say' | 'hearSaid'>, failed: (error: unknown) => void) {
    this.#copies = copies
    this.#bell = bell
    bell.hearSaid((said) => {
      if (isFields(said) && said.house === SAID.house) this.reload().catch(failed)
    })
  }

  async reload(): Promise<void> {
    for (const copy of this.#copies) await copy.reload()
  }

  /** Something was stored: it holds here when this resolves, and elsewhere a moment later. */
  async changed(): Promise<void> {
    await this.reload()
    this.#bell.say(SAID)
  }
}
