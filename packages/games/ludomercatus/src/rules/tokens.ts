import type { Io, Seat } from '@ludoteca/kernel'
import { TOKENS, type TokenId } from '../data/board.ts'
import type { Fact } from '../facts.ts'
import type { State, Tokens } from '../state.ts'
import { isLive, placeInRound } from './seats.ts'

/** [3.4] Every seat gets a token by lot, which it may change for another. */
export function dealTokens(seats: number, io: Io<Fact>): Tokens {
  const held = [...TOKENS]
  io.chance.shuffle('tokens', held)
  return { held: held.slice(0, seats), chosen: Array.from({ length: seats }, () => false) }
}

/** [3.1] The token of each seat, all different. */
export function tokensOf({ players, tokens }: Pick<State, 'players' | 'tokens'>): readonly TokenId[] {
  return tokens?.held ?? TOKENS.slice(0, players.length)
}

/** [3.1] The tokens this seat may choose: those that nobody else has chosen. */
export function tokensFor({ tokens }: Pick<State, 'tokens'>, seat: Seat): TokenId[] {
  return TOKENS.filter((token) => {
    const holder = tokens?.held.indexOf(token) ?? -1
    return holder < 0 || holder === seat || tokens?.chosen[holder] === false
  })
}

/** [3.1] Whether this seat may still choose: until its first throw. */
export function mayTakeToken(s: Readonly<State>, seat: Seat, isBeforeRoll: boolean): boolean {
  if (s.tokens === undefined || s.round > 1 || !isLive(s, seat)) return false
  return seat === s.active ? isBeforeRoll : placeInRound(s, seat) > placeInRound(s, s.active)
}

/** [3.1] Takes a token; whoever had it by lot alone gets what this seat had. */
export function takeToken({ held, chosen }: Tokens, seat: Seat, token: TokenId, io: Io<Fact>): void {
  const holder = held.indexOf(token)
  const before = held[seat] as TokenId
  held[seat] = token
  chosen[seat] = true
  io.tell({ type: 'tokenTaken', seat, token })
  if (holder < 0 || holder === seat) return
  held[holder] = before
  io.tell({ type: 'tokenTaken', seat: holder, token: before })
}
