import { commitSeed, GENERATOR, UNNAMED_GENERATOR, type Unfairness, unfairnessOf } from '@ludoteca/kernel'
import type { ServerPayload } from '@ludoteca/protocol'

/** The commitment to the server's part of a seed, and the text that this person then contributed. */
export interface Stake {
  readonly serverSeedCommit: string
  /** Undefined for somebody who contributes nothing. */
  readonly text: string | undefined
}

/** What a client can say about the fairness of a match by what it saw itself, whatever the server says later. */
export interface FairnessFound {
  /** `held` only at the end, and only if the own text is in the mixture. */
  readonly verdict: 'unknown' | 'held' | 'broken'
  /**
   * `generator`: a match of today draws with one of before, which can be foretold: two to choose from are a choice of luck.
   * `commitment`: the server's part is not the one it had bound itself to. `text`: one's own is missing. `mixture`: the
   * seed comes from something else. `redrawn`: all holds, but the server had bound itself to another part before, and
   * no match was made of that. Honest servers do so when a start fails; others could do so until they like the seed.
   */
  readonly reason?: Unfairness | 'generator' | 'text' | 'redrawn'
  readonly stake?: Stake
}

/** What this client saw of the beginning of a match. */
export interface Beginning {
  readonly matchId: string
  /** The stake when it began; undefined for whoever came later. */
  readonly stake: Stake | undefined
  /** Whether the text must be in the mixture: it had arrived in time, and its person had a seat. */
  readonly isTextExpected: boolean
  /** Whether the stake was the first since the match before. */
  readonly isFirstDraw: boolean
  /** The client was disconnected then: there may have been another commitment meanwhile. */
  readonly wasAway: boolean
}

type Commitments = Pick<ServerPayload<'MATCH_START'>, 'generator' | 'seedCommit' | 'serverSeedCommit'>
type Revealed = Pick<ServerPayload<'MATCH_END'>, 'seed' | 'serverSeed' | 'contributions'>

/** Compares what was shown before the match, announced at its start and, once it is over, revealed at its end. */
export function fairnessOf(begun: Beginning, said: Commitments, end: Revealed | undefined): FairnessFound {
  const { stake } = begun
  const found = (verdict: FairnessFound['verdict'], reason?: FairnessFound['reason']): FairnessFound => {
    return { verdict, ...(reason && { reason }), ...(stake && { stake }) }
  }
  const isAsShown = stake?.serverSeedCommit === said.serverSeedCommit
  if (stake && !isAsShown && !begun.wasAway) return found('broken', 'commitment')
  // Whoever saw the room before the match knows that it is none of before.
  if (stake && said.generator === UNNAMED_GENERATOR) return found('broken', 'generator')
  // Of one that came later than this client it can say nothing, bad or good.
  if (said.generator !== GENERATOR) return found('unknown')
  if (end === undefined) return found('unknown')
  if (commitSeed(end.seed) !== said.seedCommit) return found('broken', 'mixture')
  const unfairness = unfairnessOf(end.seed, { ...end, serverSeedCommit: said.serverSeedCommit })
  if (unfairness) return found('broken', unfairness)
  if (!isAsShown) return found('unknown')
  if (!end.contributions.some(({ entropy }) => entropy === stake?.text)) {
    return begun.isTextExpected ? found('broken', 'text') : found('unknown')
  }
  return begun.isFirstDraw ? found('held') : found('unknown', 'redrawn')
}
