import type { PlayerMove } from '../../moves.ts'
import { administrationCap, oversightCap } from '../../rules/caps.ts'
import { amounts, BELOW_LARGE, type Proposer } from './family.ts'

export const administration: Proposer = ({ me }) => {
  const moves: PlayerMove[] = []
  for (const domain of me.domains) {
    for (const investments of amounts(Math.min(administrationCap(domain), me.turn.labor), BELOW_LARGE)) {
      moves.push({ type: 'gainMaterials', mode: 'domainAdministration', investments, target: domain.id })
    }
  }
  return moves
}

export const oversight: Proposer = ({ w, me }) => {
  const moves: PlayerMove[] = []
  for (const workshop of me.workshops) {
    const investments = Math.min(oversightCap(w, me, workshop), me.turn.labor)
    if (investments < 1) continue
    moves.push({ type: 'gainMaterials', mode: 'workshopOversight', investments, target: workshop.id })
  }
  return moves
}
