import { decisionsOf, RefusalError, type RoomClient } from '@ludoteca/client'
import { type Bot, CROWD, drawFields, type Move, TABLE } from '@ludoteca/kernel'

/** Says `continue` for the table whenever it is asked, as a host in a hurry does. */
export class TableHand {
  readonly #client: RoomClient
  readonly #stop: () => void
  #isBusy = false

  constructor(client: RoomClient) {
    this.#client = client
    this.#stop = client.on('change', () => void this.#look())
    void this.#look()
  }

  stop(): void {
    this.#stop()
  }

  async #look(): Promise<void> {
    while (!this.#isBusy) {
      const move = this.#asked()
      if (move === undefined) return
      this.#isBusy = true
      const goesOn = await this.#submit(move)
      this.#isBusy = false
      if (!goesOn) return
    }
  }

  #asked(): Move | undefined {
    const { viewerState, seat, state, ended } = this.#client
    if (viewerState === undefined || state !== 'joined' || ended) return undefined
    const asked = decisionsOf(viewerState, seat ?? CROWD).find((decision) => decision.seat === TABLE && !decision.open)
    return asked?.fallback ?? undefined
  }

  /** Whether to look again at once. */
  async #submit(move: Move): Promise<boolean> {
    const { seq } = this.#client
    try {
      await this.#client.submit(move, { seat: TABLE, fresh: true })
      return true
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      // Without news the answer would be the same.
      return this.#client.seq > seq + 1
    }
  }
}

const USED_ONE_IN = 3

/** Plays for the crowd without a plan: now and then a vote or a rumour. */
export const bystander: Bot<object, Move> = ({ decisions, chance }) => {
  const choices = decisions.flatMap((decision) => decision.choices)
  if (choices.length === 0 || chance.int('crowd', USED_ONE_IN) > 0) return undefined
  const { type, params } = chance.pick('crowd', choices)
  return { type, ...drawFields(params, chance) }
}
