import { type RequestRefusal, refusalOfError } from '../../stores/requests.ts'
import type { Root } from '../../stores/root.ts'

/** Refused until the tutorial of a game was finished. */
const TUTORIAL_REQUIRED = 'TUTORIAL_REQUIRED'

/** The game that must be learnt before something can be had. */
export interface Unlearnt {
  readonly unlearnt: string
}

/** Asks the server for something that may need a tutorial. One that was finished on this device is handed in first. */
export async function learningFirst<T extends object>(
  root: Pick<Root, 'learnt' | 'session'>,
  work: () => Promise<T>,
): Promise<T | Unlearnt> {
  try {
    return await work()
  } catch (error) {
    const unlearnt = unlearntIn(error)
    if (unlearnt === undefined) throw error
    return (await root.learnt.handIn(await root.session.api, unlearnt)) ? work() : { unlearnt }
  }
}

/** Which game must be learnt first, if that is why something was refused. */
function unlearntIn(error: unknown): string | undefined {
  return unlearntBy(refusalOfError(error))
}

/** The same of what is known already. */
export function unlearntBy({ code, params }: RequestRefusal): string | undefined {
  return code === TUTORIAL_REQUIRED && typeof params.game === 'string' ? params.game : undefined
}
