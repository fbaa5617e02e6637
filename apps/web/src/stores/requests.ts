import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** Why a request failed. */
export interface RequestRefusal {
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message: string
}

/** The code when the server was not reached. */
export const OFFLINE = 'OFFLINE'

/**
 * Requests to the server, by the place on the screen where they are made. Each place knows whether its request is under
 * way, and why the last one was refused, to show it there.
 */
export class Requests {
  underWay: ReadonlySet<string> = new Set()
  refusals: ReadonlyMap<string, RequestRefusal> = new Map()

  constructor() {
    makeAutoObservable(this, { underWay: observableRef, refusals: observableRef })
  }

  isBusy(place: string): boolean {
    return this.underWay.has(place)
  }

  refusal(place: string): RequestRefusal | undefined {
    return this.refusals.get(place)
  }

  forget(place: string): void {
    this.refusals = new Map([...this.refusals].filter(([other]) => other !== place))
  }

  /** Runs the work, unless that place has a request under way. Resolves with whether it succeeded. */
  async run(place: string, work: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy(place)) return false
    this.#begin(place)
    try {
      await work()
      this.#end(place, undefined)
      return true
    } catch (error) {
      this.#end(place, refusalOfError(error))
      return false
    }
  }

  #begin(place: string): void {
    runInAction(() => {
      this.forget(place)
      this.underWay = new Set([...this.underWay, place])
    })
  }

  #end(place: string, refusal: RequestRefusal | undefined): void {
    runInAction(() => {
      this.underWay = new Set([...this.underWay].filter((other) => other !== place))
      if (refusal) this.refusals = new Map([...this.refusals, [place, refusal]])
    })
  }
}

/** The code when something between us and the server has responded in its place. */
const NOT_OURS = 'HTTP'

/** An error as a refusal: those of the server keep their code, anything else has not reached it. */
export function refusalOfError(error: unknown): RequestRefusal {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code !== NOT_OURS) {
    const params = 'params' in error ? (error.params as RequestRefusal['params']) : {}
    return { code: error.code, params, message: error.message }
  }
  return { code: OFFLINE, params: {}, message: error instanceof Error ? error.message : String(error) }
}
