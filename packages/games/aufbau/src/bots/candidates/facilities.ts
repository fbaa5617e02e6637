import { POINT } from '../../data/scoring.ts'
import type { PlayerMove } from '../../moves.ts'
import { listedCost } from '../../rules/facility-cost.ts'
import { genericInfluence, REFORMS } from '../../rules/facility-worth.ts'
import { REFORMS_GOLD } from '../../rules/fixed-upkeep.ts'
import type { Host } from '../../rules/holdings.ts'
import { facilityValue } from '../../rules/score.ts'
import { slotsOf, slotsUsed } from '../../rules/slots.ts'
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

/** [6.7] It is worth the same wherever it stands, so one place is enough to think about. */
export const facility: Proposer = (mind, ideas) => {
  let place: Place | undefined
  // Medium ones mostly gain most, and what gains less is not looked into.
  for (const size of MIDDLE_FIRST) {
    const listed = KEYS.personal[size] as string
    if (mind.me.gold12 < listedCost(listed).gold12) continue
    const gain = gainOf(mind, 'personal', listed, 0)
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
function gainOf({ rates }: Mind, kind: PrestigiousHost, key: string, upkeep: number): number {
  const { gold12, influence } = listedCost(key)
  const yields = genericInfluence(kind, key) * INFLUENCE - upkeep
  const worth = facilityValue(kind, key) / POINT + rates.perRound * yields
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
  const larger = mind.me.offices.filter(({ tier }) => tier !== 'small')
  const [first] = larger
  if (!first || larger.length < 2) return
  const { gold12, influence } = listedCost(REFORMS)
  const move: PlayerMove = { type: 'buildFacility', host: first.id, facility: REFORMS }
  ideas.certain(move, gold12, influence, gainOf(mind, 'office', REFORMS, REFORMS_GOLD))
}
