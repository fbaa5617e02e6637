import type { Seat, Viewer } from '@ludoteca/kernel'
import type { OrganizationKind, Tier, TroopKind } from './estate.ts'
import { standingOf } from './rules/score.ts'
import type { Player, State, World } from './state.ts'

/** [9] What a viewer may know. It is a world, so whatever the rules can be asked about one player can be asked here. */
export interface View extends Readonly<World> {
  /** Whose view it is; `null` for those who hold no seat. */
  readonly seat: Seat | null
  /** The books of whoever lets the viewer look into them: oneself, or everybody once all is open or over. */
  readonly players: readonly (Player | null)[]
  readonly profiles: readonly Profile[]
  /** [6.10] Of those whose books are open, in 1/120 of a gold piece. */
  readonly scores: readonly (number | null)[]
}

/** [9] What everybody knows of everybody. */
export interface Profile {
  readonly ready: boolean
  readonly as: number
  readonly domains: PostCount
  readonly cities: PostCount
  readonly offices: PostCount
  readonly trades: PostCount
  readonly organizations: readonly { readonly kind: OrganizationKind; readonly tier: Tier }[]
  readonly troops: Readonly<Record<TroopKind, number>>
}
/** How many posts of each tier. */
export interface PostCount {
  readonly starter: number
  readonly small: number
  readonly medium: number
  readonly large: number
}

export function view(s: Readonly<State>, viewer: Viewer): View {
  const seat = viewer !== 'spectator' && viewer >= 0 ? viewer : null
  const books = s.players.map((p) => booksFor(s, p, seat))
  return {
    config: s.config,
    round: s.round,
    phase: s.phase,
    finished: s.finished,
    market: s.market,
    events: s.events,
    sectionStart: s.sectionStart,
    seat,
    players: books,
    profiles: s.players.map(profileOf),
    scores: books.map((p) => (p === null ? null : standingOf(s, p))),
  }
}

/** [D-35] Notes stay with whoever wrote them, even when all else is public. */
function booksFor(s: Readonly<State>, p: Player, seat: Seat | null): Player | null {
  if (p.seat === seat) return p
  if (!s.finished && s.config.visibility === 'closed') return null
  return { ...p, notes: [] }
}

function profileOf(p: Readonly<Player>): Profile {
  return {
    ready: p.ready,
    as: p.as,
    domains: countByTier(p.domains),
    cities: countByTier(p.cities),
    offices: countByTier(p.offices),
    trades: countByTier(p.trades),
    organizations: p.organizations.map(({ kind, tier }) => ({ kind, tier })),
    troops: p.troops.levels,
  }
}

function countByTier(posts: readonly { readonly tier: keyof PostCount }[]): PostCount {
  const count = { starter: 0, small: 0, medium: 0, large: 0 }
  for (const { tier } of posts) count[tier]++
  return count
}
