import type { Seat } from '@ludoteca/kernel'
import type { VoiceId } from '../data/personas.ts'
import type { MoveOf } from '../moves.ts'
import type { Headline } from '../results.ts'
import type { State } from '../state.ts'

/** What happens in one round instead of luck. All formulas are those of the game. */
export interface Scene {
  readonly row: readonly string[]
  readonly signals: readonly string[]
  /** What is voted on; nothing where nobody votes. */
  readonly moods: readonly string[]
  /** Whom the city strikes. */
  readonly blow: { readonly cardId: string; readonly seat: Seat; readonly propertyId: string }
  readonly headlines: readonly Headline[]
  /** By seat. Bots do this and nothing else; to the learner the coach suggests it. */
  readonly parts: readonly Part[]
  /** What the learner may do: within the script's bounds, or whatever the rules permit. */
  readonly freedom: 'bounded' | 'free'
}
export interface Part {
  readonly bid: MoveOf<'bid'>
  readonly action: MoveOf<'action'>
  readonly moodVote?: MoveOf<'moodVote'>
}

/** Beside the learner. */
export const OTHERS = [
  { name: 'Tía Nelly', team: 'T-15' },
  { name: 'Don Pancho', team: 'T-13' },
] as const
export const PERSONA: VoiceId = 'PP-02'

/** In the first round the learner bids so much for the first lot of the row, and gets it. */
export const FIRST_BID = { min: 3, max: 5 } as const

const [O1, , O3] = [0, 1, 2] as const
const bid = (propertyId: string | null, amount = 0) =>
  ({ type: 'bid', propertyId, amount, useFameToken: false }) as const
const act = (action: 'PASS' | 'PR') => ({ type: 'action', action }) as const
const vote = (optionId: string) => ({ type: 'moodVote', optionId }) as const

/** [9] Round by round. */
const SCENES: readonly Scene[] = [
  {
    row: ['P-11', 'P-12', 'P-10', 'P-09', 'P-04'],
    signals: ['S-05', 'S-03'],
    moods: ['M-01', 'M-02'],
    blow: { cardId: 'E-003', seat: O3, propertyId: 'P-12' },
    headlines: [
      { text: '¡ASU! {O-03} compra pintura por tercera vez', kind: 'EVENT_SEGURIDAD', ownerId: 'O-03' },
      { text: 'La calle habló: ¡Todos buscan depa!', kind: 'MOOD_RESULT', ownerId: null },
    ],
    parts: [
      {
        bid: bid('P-11', 4),
        action: { type: 'action', action: 'INSURE', propertyId: 'P-11', level: 'BASIC' },
        moodVote: vote('M-01'),
      },
      { bid: bid('P-11', 2), action: act('PR'), moodVote: vote('M-01') },
      { bid: bid('P-12', 3), action: act('PASS'), moodVote: vote('M-01') },
    ],
    freedom: 'bounded',
  },
  {
    row: ['P-10', 'P-09', 'P-04', 'P-08', 'P-06'],
    signals: ['S-01', 'S-04'],
    moods: [],
    blow: { cardId: 'E-048', seat: O1, propertyId: 'P-11' },
    headlines: [{ text: '¡Tenía seguro! {O-01} zafó al toque', kind: 'INSURED_SAVE', ownerId: 'O-01' }],
    parts: [
      { bid: bid('P-10', 4), action: { type: 'action', action: 'DEVELOP', propertyId: 'P-11' } },
      { bid: bid('P-06', 4), action: act('PASS') },
      { bid: bid(null), action: act('PASS') },
    ],
    freedom: 'free',
  },
]

export function sceneOf({ round }: Pick<State, 'round'>): Scene {
  return SCENES[round - 1] as Scene
}

export function partOf(s: Pick<State, 'round'>, seat: Seat): Part {
  return sceneOf(s).parts[seat] as Part
}
