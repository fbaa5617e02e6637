import { first, type Io, next, type RunStep } from '@ludoteca/kernel'
import { FIGURE_OF } from '../data/monsters.ts'
import type { Fact } from '../facts.ts'
import type { MonstersFrame } from '../frames.ts'
import { caughtBy, figureOf, moveFigure, reactionTo } from '../rules/figures.ts'
import { stepAway, stepTowards } from '../rules/walking.ts'
import type { Monster, State } from '../state.ts'

/** [K6] Each figure in order of appearance. */
export const monsters: RunStep<State, MonstersFrame, Fact> = {
  run(s, f, io) {
    if (f.left === null) {
      f.left = s.monsters.map(({ id }) => id)
      io.tell({ type: 'kingStep', step: 6 })
    }
    const id = f.left.shift()
    if (id === undefined) return next(s)
    const figure = figureOf(s, id)
    if (!figure) return
    if (figure.stun > 0) {
      figure.stun--
      io.tell({ type: 'monsterIdle', monster: id, stun: figure.stun })
      return
    }
    walk(s, figure, io)
    if (caughtBy(s, figure).length > 0) first(s, ...reactionTo(s, id), { step: 'contact', monster: id })
  },
}

/** [7.9] Those who carry something flee; those who never move are the ones with an aura. */
function walk(s: State, figure: Monster, io: Io<Fact>): void {
  if (FIGURE_OF[figure.id].aura) return
  const flees = figure.loot.length > 0 || figure.victim !== null
  const to = flees ? stepAway(s, figure.node, figure.victim) : stepTowards(s, figure.node)
  moveFigure(s, figure, to, 'WALK', io)
}
