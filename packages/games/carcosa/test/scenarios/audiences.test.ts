import { scenario } from '@ludoteca/kernel/testing'
import { carcosa } from '../../src/game.ts'
import type { State } from '../../src/state.ts'
import { base4, P1, P2, sane, slots, stack, type Table } from '../kit.ts'

const at = (table: Table) => (s: State) => void Object.assign(s, table.s)

scenario('what the Psíquico does with the cards he saw he alone is told [9]', carcosa, {
  seats: 4,
  given: at(
    base4((s) => {
      stack(s, 'F2_R1', 'DUENDE', 'KEY', 'VIAL')
      sane(s, 4, 4)
      slots(s, P2, P1)
    }).move(P2, 'F2_R1'),
  ),
  when: [[P2, 'psychicLook', { order: 'BOTTOM_SECOND' }]],
  told: [{ fact: { type: 'psychicArranged', seat: P2 }, to: [P2] }],
})
