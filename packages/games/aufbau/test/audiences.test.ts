import { scenario } from '@ludoteca/kernel/testing'
import { aufbau } from '../src/game.ts'
import type { State } from '../src/state.ts'
import { Play } from './kit.ts'

const acting = (visibility: 'closed' | 'open') => ({
  seats: 2,
  options: { advance: 'gm', visibility } as const,
  chance: { 'player:0': [9] },
  given: (s: State) => void Object.assign(s, Play.b1({ visibility }, 2).state),
})
const courting = [0, 'gainInfluence', { kind: 'temporary', investments: 1 }] as const

scenario('what somebody does in closed books is told to nobody else [9]', aufbau, {
  ...acting('closed'),
  when: [courting],
  told: [{ fact: { type: 'influenceGained', seat: 0 }, to: [0] }],
})

scenario('what somebody does in open books everybody hears [9]', aufbau, {
  ...acting('open'),
  when: [courting],
  told: [{ fact: { type: 'influenceGained', seat: 0 }, to: 'all' }],
})

scenario('a note is for whoever wrote it, even in open books [9, D-35]', aufbau, {
  ...acting('open'),
  chance: {},
  when: [[1, 'addNote', { text: 'Getreide' }]],
  told: [{ fact: { type: 'noted', seat: 1, text: 'Getreide' }, to: [1] }],
})
