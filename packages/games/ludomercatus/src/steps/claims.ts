import { currentFrame, first, int, next, type Seat, type Step } from '@ludoteca/kernel'
import { CLOCK_MS } from '../config.ts'
import type { Group } from '../data/board.ts'
import type { Fact } from '../facts.ts'
import type { Move, MoveOf } from '../moves.ts'
import { streetGroup, sum } from '../rules/buildings.ts'
import { build } from '../rules/manage.ts'
import { buildingCap, supplyOf } from '../rules/shortage.ts'
import type { ClaimFrame, ClaimsFrame, PlacementsFrame, State } from '../state.ts'
import { fixedQuestion } from './asking.ts'
import type { ChoiceOf } from './choices.ts'
import { resign } from './management.ts'

/** [12.8.4–12.8.6] Asks the rivals one after the other, then serves everybody or lets them bid. */
export const claims: Step<State, ClaimsFrame, Move, Fact> = {
  run(s, f, io) {
    const { kind, builder, count, claimants, counts } = f
    const [rival] = f.rivals
    const supply = supplyOf(s, kind)
    if (rival !== undefined) {
      const max = Math.min(buildingCap(s, rival, kind), supply)
      return first(s, { step: 'claim', seat: rival, kind, max })
    }
    if (count + sum(counts) > supply) {
      return next(s, { step: 'shortage', kind, builder, order: [...claimants, builder], wants: [...counts, count] })
    }
    build(s, builder, streetGroup(f.group) as Group, f.levels, io)
    next(
      s,
      ...claimants.map((seat, i): PlacementsFrame => ({ step: 'placements', seat, kind, left: counts[i] as number })),
    )
  },
}

const claimChoice: ChoiceOf<'claim'> = {
  type: 'claim',
  paramsOf: (s) => ({ count: int(0, (currentFrame(s) as ClaimFrame).max) }),
}
const NO_CLAIM: MoveOf<'claim'> = { type: 'claim', count: 0 }
const question = fixedQuestion('claim', [claimChoice], NO_CLAIM, CLOCK_MS.shortage)

/** [12.8.4] How many of the scarce buildings a rival wants. */
export const claim: Step<State, ClaimFrame, Move, Fact> = {
  ask: (s, { seat }) => question(s, seat),
  on: {
    claim(s, _f, seat, { count }, io) {
      const all = s.agenda[s.agenda.length - 2] as ClaimsFrame
      all.rivals.shift()
      if (count > 0) enter(all, seat, count)
      io.tell({ type: 'claimed', seat, count })
      next(s)
    },
    resign,
  },
}

function enter(all: ClaimsFrame, seat: Seat, count: number): void {
  all.claimants.push(seat)
  all.counts.push(count)
}
