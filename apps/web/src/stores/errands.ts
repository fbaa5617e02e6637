import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** Why something was not done, as far as it is known. */
export interface Complaint {
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message: string
}

/** For what did not even reach the server. */
export const OFFLINE = 'OFFLINE'

/**
 * What somebody asked the server for, by the place on the screen where they asked. Each place knows whether its errand
 * is under way, and why the last one came to nothing, so that it is said there.
 */
export class Errands {
  underWay: ReadonlySet<string> = new Set()
  complaints: ReadonlyMap<string, Complaint> = new Map()

  constructor() {
    makeAutoObservable(this, { underWay: observableRef, complaints: observableRef })
  }

  isBusy(place: string): boolean {
    return this.underWay.has(place)
  }

  complaint(place: string): Complaint | undefined {
    return this.complaints.get(place)
  }

  forget(place: string): void {
    this.complaints = new Map([...this.complaints].filter(([other]) => other !== place))
  }

  /** Does the work unless that place has some under way. Answers with whether it was done. */
  async run(place: string, work: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy(place)) return false
    this.#begin(place)
    try {
      await work()
      this.#end(place, undefined)
      return true
    } catch (error) {
      this.#end(place, complaintOf(error))
      return false
    }
  }

  #begin(place: string): void {
    runInAction(() => {
      this.forget(place)
      this.underWay = new Set([...this.underWay, place])
    })
  }

  #end(place: string, complaint: Complaint | undefined): void {
    runInAction(() => {
      this.underWay = new Set([...this.underWay].filter((other) => other !== place))
      if (complaint) this.complaints = new Map([...this.complaints, [place, complaint]])
    })
  }
}

/** Something between us and the server has answered in its place. */
const NOT_OURS = 'HTTP'

/** What was thrown, as a complaint: refusals of the server keep their code, anything else never got there. */
export function complaintOf(error: unknown): Complaint {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code !== NOT_OURS) {
    const params = 'params' in error ? (error.params as Complaint['params']) : {}
    return { code: error.code, params, message: error.message }
  }
  return { code: OFFLINE, params: {}, message: error instanceof Error ? error.message : String(error) }
}
