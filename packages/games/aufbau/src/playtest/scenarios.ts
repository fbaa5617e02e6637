import type { PlaytestScenario } from '@ludoteca/kernel'
import { STRATEGIES } from '../bots/character.ts'

const variant = (suffix: string) => STRATEGIES.map((name) => `${name}-${suffix}`)

/** [12.5] Which bots meet at which table. */
export const scenarios: Readonly<Record<string, PlaytestScenario>> = {
  'core-v1-all5': {
    bots: ['baumeister', 'haendler', 'hoefling', 'random'],
    options: {},
    about: 'Simple plans and chance: is every plan better than none?',
  },
  'core-v1-marketaware': {
    bots: ['baumeister', 'haendler', 'spekulant', 'hoefling'],
    options: {},
    about: 'Does it pay to wait for the market?',
  },
  'core-v1-specialists': {
    bots: ['baumeister', 'haendler', 'hoefling', 'random'],
    options: {
      checks: [
        [1, 3, 5],
        [1, 5, 3],
        [5, 3, 1],
        [3, 3, 3],
      ],
    },
    about: 'Seats that are better at some checks than at others. Plans turn from seat to seat.',
  },
  'core-v1-strategies': { bots: STRATEGIES, options: {}, about: 'The five ways to grow, against each other.' },
  'core-v1-strategies-no-guardrails': {
    bots: variant('none'),
    options: {},
    about: 'The same five, who keep nothing back for upkeep.',
  },
  'core-v1-strategies-soft-guardrails': {
    bots: variant('soft'),
    options: {},
    about: 'The same five with small reserves.',
  },
  'core-v1-strategies-tuned-guardrails': {
    bots: variant('tuned'),
    options: {},
    about: 'The same five with reserves for two bad rounds.',
  },
  'core-v1-planner-strategies': {
    bots: variant('planner'),
    options: {},
    about: 'The same five, who look ahead to their next round.',
  },
  'core-v1-permanent-for-all': {
    bots: variant('permanent'),
    options: {},
    about: 'The same five, who all win permanent influence when it pays: is it the office that wins, or the influence?',
  },
  'core-v1-permanent-for-none': {
    bots: variant('modest'),
    options: {},
    about: 'The same five, none of whom ever wins permanent influence.',
  },
  'core-v1-staffed': {
    bots: variant('staffed'),
    options: {},
    about: 'The same five, who all hire specialists when they can: are they worth their wages without workshops?',
  },
  'full-strategies': {
    bots: STRATEGIES,
    options: { facilityCatalogue: 'full' },
    about: 'The five ways to grow with the full catalogue of facilities.',
  },
  'expansionist-against-all': {
    bots: ['expansionist', 'amtsfokus', 'handel', 'stadt', 'domaenen'],
    options: {},
    about: 'Does it crowd out everything else to buy whatever pays back soonest?',
  },
}
