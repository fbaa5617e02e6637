import type { Io } from '@ludoteca/kernel'
import type { Fact } from '../../facts.ts'
import type { Move } from '../../moves.ts'
import type { Player } from '../../state.ts'
import { concerns } from '../actions.ts'
import { rollDice } from '../amounts.ts'
import { activeEffects } from '../sources.ts'

/** [11.1 saleFlat] Gold that trading brings on top, or saves, once an action; the dice are the owner's. */
export function rollFlatGold(p: Readonly<Player>, action: Move['type'], io: Io<Fact>): number {
  let gold = 0
  for (const { effect } of activeEffects(p, 'saleFlat')) {
    if (concerns(effect.actions, action, '')) gold += rollDice(p, effect.dice, io)
  }
  return gold
}
