import { type OptionSpecs, one } from '@ludoteca/kernel'
import { type Config, options as usual } from '../config.ts'
import { type Imperio, imperio, tellStart, USUAL } from '../game.ts'
import { initialState } from '../setup.ts'
import type { State } from '../state.ts'
import { OTHERS, PERSONA } from './script.ts'
import { apply, decisions, settle } from './steps.ts'

/** Versions of the tutorial count from here on, so that the game's never come so far. */
const VERSION = 1001

const options: OptionSpecs<Config> = {
  ...usual,
  mode: { domain: one(['TUTORIAL']), default: 'TUTORIAL' },
  pressPersona: { domain: one([PERSONA]), default: PERSONA },
  clocks: { domain: one([false]), default: false },
}

/** [9] The rules of the first match: those of the game, with a script for luck. */
export const imperioTutorial: Imperio = {
  ...imperio,
  version: VERSION,
  seats: { min: 1 + OTHERS.length, max: 1 + OTHERS.length },
  options,
  setup(config, seats, io) {
    const s = initialState(config, seats, io.chance, USUAL)
    nameTeams(s)
    // Nobody brings anything along: it begins with the first round.
    s.agenda = [{ step: 'round' }]
    tellStart(s, io)
    settle(s, io)
    return s
  },
  decisions,
  apply,
}

/** Whoever learns has by lot any dynasty but those of the others. */
function nameTeams({ owners }: State): void {
  const taken: readonly string[] = OTHERS.map(({ team }) => team)
  const drawn = owners.map(({ team }) => team)
  const teams = [drawn.find((team) => !taken.includes(team)), ...taken]
  for (const [seat, owner] of owners.entries()) owner.team = teams[seat] as string
}
