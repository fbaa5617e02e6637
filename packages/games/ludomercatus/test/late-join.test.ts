import { expect } from 'vitest'
import { box } from '../src/box.ts'
import { A, C, D, given, rolled, rule } from './positions.ts'

rule('a newcomer may take over a seat in the first round', {
  given: given((s) => {
    s.active = C
  }, rolled),
  when: [[C, 'endTurn']],
  then: (s) => {
    expect(s).toMatchObject({ round: 1, active: D })
    expect(box.lateJoin?.(s)).toBe(true)
  },
})

rule('a newcomer comes too late in the second round', {
  given: given((s) => {
    s.active = D
  }, rolled),
  when: [[D, 'endTurn']],
  then: (s) => {
    expect(s).toMatchObject({ round: 2, active: A })
    expect(box.lateJoin?.(s)).toBe(false)
  },
})
