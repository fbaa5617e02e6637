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
  const seat = seatOf(viewer)
  const players = s.players.map((p) => booksFor(s, p, seat))
  return {
    config: s.config,
    round: s.round,
    phase: s.phase,
    finished: s.finished,
    market: s.market,
    events: s.events,
    sectionStart: s.sectionStart,
    seat,
    players,
    profiles: s.players.map(profileOf),
    scores: scoresOf(s, players),
  }
}

/** The same for bots, who care for their own books alone: what everybody knows of everybody is counted when asked for. */
export function glance(s: Readonly<State>, seat: Seat): View {
  return new Glance(s, seat)
}

class Glance implements View {
  readonly config: View['config']
  readonly round: number
  readonly phase: View['phase']
  readonly finished: boolean
  readonly market: View['market']
  readonly events: View['events']
  readonly sectionStart: number
  readonly seat: Seat | null
  readonly players: View['players']
  readonly #s: Readonly<State>

  constructor(s: Readonly<State>, seat: Seat) {
    this.config = s.config
    this.round = s.round
    this.phase = s.phase
    this.finished = s.finished
    this.market = s.market
    this.events = s.events
    this.sectionStart = s.sectionStart
    this.seat = seatOf(seat)
    // Filled in a loop: one is made for every question to a bot.
    const players: (Player | null)[] = []
    for (const p of s.players) players.push(booksFor(s, p, seat))
    this.players = players
    this.#s = s
  }

  get profiles(): View['profiles'] {
    return this.#s.players.map(profileOf)
  }

  get scores(): View['scores'] {
    return scoresOf(this.#s, this.players)
  }
}

function seatOf(viewer: Viewer): Seat | null {
  return viewer !== 'spectator' && viewer >= 0 ? viewer : null
}

function scoresOf(s: Readonly<State>, players: View['players']): View['scores'] {
  return players.map((p) => (p === null ? null : standingOf(s, p)))
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
