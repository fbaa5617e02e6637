import type { PlayerMove } from '../../moves.ts'
import { REFORMS } from '../../rules/facility-worth.ts'
import type { Host } from '../../rules/holdings.ts'
import { slotsOf, slotsUsed } from '../../rules/slots.ts'
import { gold, type Mind, type PrestigiousHost } from '../mind.ts'
import type { Proposer } from './family.ts'

const SIZES = [
  { size: 'special.small', price: 10 },
  { size: 'special.medium', price: 20 },
  { size: 'special.large', price: 40 },
] as const

/** [6.7] It is worth the same wherever it stands, so one place is enough to think about. */
export const facility: Proposer = (mind) => {
  const moves: PlayerMove[] = []
  const place = roomyPlace(mind)
  if (!place) return moves
  for (const { size, price } of SIZES) {
    if (gold(mind) < price) break
    moves.push({ type: 'buildFacility', host: place.host, facility: `${size}.${SCOPE[place.kind]}` })
  }
  return moves
}

const SCOPE: Readonly<Record<PrestigiousHost, string>> = {
  office: 'office',
  organization: 'organization',
  trade: 'tradeEnterprise',
  workshop: 'workshop',
  personal: 'personal.residence',
}

function roomyPlace({ me, habits }: Mind): { readonly kind: PrestigiousHost; readonly host: string } | undefined {
  for (const kind of habits.builtAt) {
    if (kind === 'personal') {
      if (slotsUsed(me, PERSONAL) < slotsOf(me, PERSONAL)) return { kind, host: kind }
      continue
    }
    for (const post of me[`${kind}s`]) {
      const host = { kind, post } as Host
      if (slotsUsed(me, host, 'special') < slotsOf(me, host, 'special')) return { kind, host: post.id }
    }
  }
  return undefined
}
const PERSONAL: Host = { kind: 'personal' }

/** [13.2] With two medium offices it pays to have some gold and some influence of each. */
export const reforms: Proposer = ({ me }) => {
  const larger = me.offices.filter(({ tier }) => tier !== 'small')
  const [first] = larger
  return first && larger.length > 1 ? [{ type: 'buildFacility', host: first.id, facility: REFORMS }] : []
}
