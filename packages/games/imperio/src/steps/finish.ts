import { next, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { FinishFrame } from '../frames.ts'
import type { Move } from '../moves.ts'
import { ownerId } from '../owners.ts'
import { announceUnlocked, fire } from '../rules/achievements/trigger.ts'
import { closeFrontPage } from '../rules/press/front-page.ts'
import { fameCrownOf, finalRanking, rankLines } from '../rules/ranking.ts'
import type { State } from '../state.ts'
import { giveAwards } from './awards.ts'

/** [2.4.12] Awards, the final ranking, and the seed that was secret so far. */
export const finish: Step<State, FinishFrame, Move, Fact> = {
  run(s, _f, io) {
    s.phase = 'END'
    io.reveal()
    io.tell({ type: 'phaseChange', round: s.round, phase: 'END' })
    giveAwards(s, io)
    s.ranking = finalRanking(s)
    closeFrontPage(s)
    fire(s, 'MATCH_END')
    fire(s, 'TUTORIAL_COMPLETED')
    const crown = fameCrownOf(s)
    io.tell({
      type: 'matchEnded',
      ranking: rankLines(s),
      titles: { richestId: ownerId(s.ranking[0] as number), fameCrownId: crown === null ? null : ownerId(crown) },
      matchSeed: s.matchSeed,
      seedCommit: s.seedCommit,
    })
    announceUnlocked(s, io)
    next(s)
  },
}
