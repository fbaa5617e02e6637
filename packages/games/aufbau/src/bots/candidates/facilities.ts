import { POINT } from '../../data/scoring.ts'
import type { PlayerMove } from '../../moves.ts'
import { listedCost } from '../../rules/facility-cost.ts'
import { hasReforms } from '../../rules/facility-rules.ts'
import { genericInfluence, REFORMS } from '../../rules/facility-worth.ts'
import { REFORMS_GOLD } from '../../rules/fixed-upkeep.ts'
import type { Host } from '../../rules/holdings.ts'
import { facilityValue } from '../../rules/score.ts'
import { slotsOf, slotsUsed } from '../../rules/slots.ts'
import type { Player } from '../../state.ts'
import type { Mind, PrestigiousHost } from '../mind.ts'
import { INFLUENCE } from '../yields.ts'
import type { Proposer } from './family.ts'

const SIZES = ['special.small', 'special.medium', 'special.large'] as const
const KEYS: Readonly<Record<PrestigiousHost, readonly string[]>> = {
  office: keysFor('office'),
  organization: keysFor('organization'),
  trade: keysFor('tradeEnterprise'),
  workshop: keysFor('workshop'),
  personal: keysFor('personal.residence'),
}

function keysFor(scope: string): readonly string[] {
  return SIZES.map((size) => `${size}.${scope}`)
}

/** What a facility of v1 counts, gives every round and costs: always the same, so it is looked up once. */
interface Figures {
  readonly value: number
  readonly influencePerRound: number
  readonly gold12: number
  readonly influence: number
}

function figuresOf(kind: PrestigiousHost, key: string): Figures {
  const { gold12, influence } = listedCost(key)
  return { value: facilityValue(kind, key), influencePerRound: genericInfluence(kind, key), gold12, influence }
}

const PERSONAL_FIGURES: readonly Figures[] = KEYS.personal.map((key) => figuresOf('personal', key))
const REFORMS_FIGURES = figuresOf('office', REFORMS)

/** [6.7] It is worth the same wherever it stands, so one place is enough to think about. */
export const facility: Proposer = (mind, ideas) => {
  let place: Place | undefined
  // Medium ones mostly gain most, and what gains less is not looked into.
  for (const size of MIDDLE_FIRST) {
    const listed = PERSONAL_FIGURES[size] as Figures
    if (mind.me.gold12 < listed.gold12) continue
    const gain = gainOf(mind, listed, 0)
    if (!ideas.hopes(gain)) continue
    place ??= roomyPlace(mind)
    if (!place) return
    const { kind, host } = place
    const key = KEYS[kind][size] as string
    ideas.certain({ type: 'buildFacility', host, facility: key }, listedCost(key).gold12, 0, gain)
  }
}
const MIDDLE_FIRST = [1, 2, 0] as const

/** What it counts and yields, less what it costs and `upkeep` a round. */
function gainOf({ rates }: Mind, figures: Figures, upkeep: number): number {
  const { value, influencePerRound, gold12, influence } = figures
  const worth = value / POINT + rates.perRound * (influencePerRound * INFLUENCE - upkeep)
  return worth - gold12 * rates.gold12 - influence * rates.influence
}

interface Place {
  readonly kind: PrestigiousHost
  readonly host: string
}

function roomyPlace({ me, habits }: Mind): Place | undefined {
  for (const kind of habits.builtAt) {
    if (kind === 'personal') {
      if (slotsUsed(me, PERSONAL) < slotsOf(me, PERSONAL)) return { kind, host: kind }
      continue
    }
    for (const post of me[POSTS[kind]]) {
      const host = { kind, post } as Host
      if (slotsUsed(me, host, 'special') < slotsOf(me, host, 'special')) return { kind, host: post.id }
    }
  }
  return undefined
}
const PERSONAL: Host = { kind: 'personal' }
const POSTS = { office: 'offices', organization: 'organizations', trade: 'trades', workshop: 'workshops' } as const

/** [13.2] With two medium offices it pays to have some gold and some influence of each. */
export const reforms: Proposer = (mind, ideas) => {
  const first = firstOfTwoLarger(mind.me)
  if (first === undefined) return
  const { gold12, influence } = REFORMS_FIGURES
  const gain = gainOf(mind, REFORMS_FIGURES, REFORMS_GOLD)
  if (!ideas.hopes(gain) || hasReforms(mind.me)) return
  const move: PlayerMove = { type: 'buildFacility', host: first, facility: REFORMS }
  ideas.certain(move, gold12, influence, gain)
}

/** The first office that is not small, if there are two. */
function firstOfTwoLarger({ offices }: Readonly<Player>): string | undefined {
  let first: string | undefined
  for (const { id, tier } of offices) {
    if (tier === 'small') continue
    if (first !== undefined) return first
    first = id
  }
  return undefined
}
