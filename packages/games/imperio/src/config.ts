import { flag, int, type OptionSpecs, one, type Refusal, type RoomTerms, refuse } from '@ludoteca/kernel'
import { MODE_IDS, MODES, type ModeId } from './data/modes.ts'
import { PERSONAS, type VoiceId } from './data/personas.ts'

/** [spec 1.1, 1.3] What may be chosen for a match. Room type, bots and who may join are matters of the room. */
export interface Config {
  readonly mode: ModeId
  /** Which of its two names a dynasty is shown with. */
  readonly teamSet: 'PARODY' | 'REAL_LABEL'
  /** The host has ticked the disclaimer; in public rooms real labels need it. */
  readonly realLabelsAccepted: boolean
  /** No two owners have the same dynasty. */
  readonly uniqueTeams: boolean
  /** No seat changes hands after the first round. */
  readonly lockSeatsAfterRound1: boolean
  /** Mood votes are counted in public while they come in. */
  readonly showLiveMoodPct: boolean
  readonly pressPersona: 'RANDOM' | VoiceId
  /** Whether phases end by themselves. Without clocks whoever acts for the table goes on. */
  readonly clocks: boolean
  /** How long phases last, in percent of what the mode says. */
  readonly clockPct: number
}

export const options: OptionSpecs<Config> = {
  mode: { domain: one(MODE_IDS), default: 'QUICK' },
  teamSet: { domain: one(['PARODY', 'REAL_LABEL']), default: 'PARODY' },
  realLabelsAccepted: { domain: flag, default: false },
  uniqueTeams: { domain: flag, default: false },
  lockSeatsAfterRound1: { domain: flag, default: false },
  showLiveMoodPct: { domain: flag, default: false },
  pressPersona: { domain: one(['RANDOM', ...PERSONAS.map(({ id }) => id)]), default: 'RANDOM' },
  clocks: { domain: flag, default: true },
  clockPct: { domain: int(5, 400), default: 100 },
}

/** [1.1] Long matches seat fewer owners. */
export function checkOptions({ mode }: Config, seats: number): Refusal | undefined {
  const { ownersMin, ownersMax } = MODES[mode]
  const isRight = seats >= ownersMin && seats <= ownersMax
  return isRight ? undefined : refuse('E_CONFIG', { option: 'seats', min: ownersMin, max: ownersMax })
}

/** [1.3, 1.8] Among friends dynasties have their real labels; in public only if the host has accepted the disclaimer. */
export const roomTerms: RoomTerms<Config> = {
  usual: (isPublic) => ({ teamSet: isPublic ? 'PARODY' : 'REAL_LABEL' }),
  refusalOf({ teamSet, realLabelsAccepted }, isPublic) {
    const isMissing = isPublic && teamSet === 'REAL_LABEL' && !realLabelsAccepted
    return isMissing ? refuse('DISCLAIMER_REQUIRED', { option: 'realLabelsAccepted' }) : undefined
  },
}
