import { flag, int, list, type OptionSpecs, one, type Refusal, refuse } from '@ludoteca/kernel'

/** [2.8] The options of a match. */
export interface Config {
  /** [D-01] A Partie ends after `maxRounds`, a Kampagne when the game master says so. */
  readonly session: 'partie' | 'kampagne'
  readonly maxRounds: number
  readonly actionsPerRound: number
  readonly freeFacilityBuildsPerRound: number
  readonly storageCapacityMultiplier: number
  /** Gold of a small office. */
  readonly officeGoldPerRound: number
  readonly eventFirstRound: number
  /** [D-25] Special materials on top for a small, medium and large workshop. */
  readonly workshopBonusSpecial: readonly number[]
  /** [6.4] */
  readonly administrationUpkeep: boolean
  /** [D-32] What is lost where nobody has chosen; with `none` the phase waits. */
  readonly counterReactionDefault: 'none' | 'gold' | 'influence'
  /** [9] */
  readonly visibility: 'closed' | 'open'
  /** [D-44] Whether phases wait for the game master or for everybody to be ready. */
  readonly advance: 'ready' | 'gm'
  /** [11.1] */
  readonly facilityCatalogue: 'v1' | 'full'
  /** [5.1] Base checks by seat (influence, money, materials); 3, 3, 3 where nothing is said. */
  readonly checks: readonly (readonly number[])[]
  /** For designers and sandboxes: how large a house is at the start, ... */
  readonly estate: 'small' | 'grown'
  /** ... and that everybody begins with plenty of gold, goods, labour and influence. */
  readonly abundance: boolean
  /** Whether decisions carry the clocks of the online table. */
  readonly clocks: boolean
}

export const SEATS_MIN = 1
export const SEATS_MAX = 8

/** [2.8] Gold of a small office unless the table wants it otherwise. */
export const OFFICE_GOLD_USUAL = 3

export const options: OptionSpecs<Config> = {
  session: { domain: one(['partie', 'kampagne']), default: 'partie' },
  maxRounds: { domain: int(6, 60), default: 20 },
  actionsPerRound: { domain: int(1, 4), default: 2 },
  freeFacilityBuildsPerRound: { domain: int(0, 3), default: 1 },
  storageCapacityMultiplier: { domain: int(1, 100), default: 1 },
  officeGoldPerRound: { domain: int(0, 10), default: OFFICE_GOLD_USUAL },
  eventFirstRound: { domain: int(2, 12), default: 2 },
  workshopBonusSpecial: { domain: list(int(0, 3), 3, 3), default: [0, 0, 0] },
  administrationUpkeep: { domain: flag, default: false },
  counterReactionDefault: { domain: one(['none', 'gold', 'influence']), default: 'none' },
  visibility: { domain: one(['closed', 'open']), default: 'closed' },
  advance: { domain: one(['ready', 'gm']), default: 'ready' },
  facilityCatalogue: { domain: one(['v1', 'full']), default: 'v1' },
  checks: { domain: list(list(int(-5, 15), 3, 3), 0, SEATS_MAX), default: [] },
  estate: { domain: one(['small', 'grown']), default: 'small' },
  abundance: { domain: flag, default: false },
  clocks: { domain: flag, default: true },
}

export function checkOptions({ checks }: Config, seats: number): Refusal | undefined {
  return checks.length > seats ? refuse('E_CHECKS', { option: 'checks', seats }) : undefined
}

/** [D-05] Milliseconds the online table gives: to act, to choose a loss, to look at a report. */
export const CLOCK_MS = { actions: 300_000, lossChoice: 60_000, look: 30_000 } as const
