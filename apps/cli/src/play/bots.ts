import { type BotSeat, botFor, Driver, STRENGTHS } from '@ludoteca/bots'
import { type Box, type Fact, type Move, type Seat, SeededChance, type Strength } from '@ludoteca/kernel'
import type { AnyMatch } from './saves/save-file.ts'

/** The strength of the bot at this seat; nothing for people, the table and the audience. */
export function strengthAt(match: AnyMatch, seat: Seat): Strength | undefined {
  const kind = match.seats[seat]?.kind
  return STRENGTHS.find((strength) => strength === kind)
}

/** Moves the bots of a match. Their luck depends on seed, seat and move alone, so a resumed match goes on the same. */
export function driverFor(box: Box, match: AnyMatch): Driver<object, object, Move, object, Fact> {
  const botAt = (seat: Seat): BotSeat<object, Move> | undefined => {
    const strength = strengthAt(match, seat)
    if (strength === undefined) return undefined
    return { bot: botFor(box, strength), chance: new SeededChance(`${match.seed} bot ${seat} move ${match.seq}`) }
  }
  return new Driver(botAt, { alone: false })
}
