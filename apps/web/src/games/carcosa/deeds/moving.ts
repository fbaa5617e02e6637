import type { NodeId } from '@ludoteca/carcosa'
import { choicesOf, valuesOf } from '../../../kit/choices.ts'
import type { CarcosaParts } from '../kit.ts'
import { act } from './doing.ts'

/** Goes there, if that is on offer; asks first where 12.2 and 12.3 want it. Answers whether it was on offer. */
export function moveTo(house: CarcosaParts, node: NodeId): boolean {
  const choice = choicesOf(house.match, 'move').find(({ params }) => valuesOf<NodeId>(params.to).includes(node))
  if (choice === undefined) return false
  act(house, { type: 'move', to: node }, choice.seat)
  return true
}
