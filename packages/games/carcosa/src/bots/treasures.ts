import { cardOf } from '../data/cards.ts'
import { ROLE_OF } from '../data/roles.ts'
import type { Move } from '../moves.ts'
import { effectiveMax } from '../rules/souls.ts'
import { isTimeToLeave, type Mind, soulIn } from './mind.ts'

/** What a d6 shows at least half of the time. */
const LIKELY_DIE = 4

/**
 * [13.4] The crown is worth a spare key while the souls gather: the King neither comes to its floor nor calls them away from
 * there. Whoever wears it ought to hold out for about three rounds.
 */
export function takeCrown({ view, me }: Mind): Move | undefined {
  const { config, crown, teamKeys, keysInGame } = view
  if (crown.holder !== null || me.node !== config.sanctuaryNode || me.keys.length === 0) return undefined
  if (me.actionsLeft === 0 || teamKeys <= config.keysToWin || keysInGame - 1 <= config.keysLoseThreshold)
    return undefined
  return me.sanity + LIKELY_DIE >= ROLE_OF[me.role].sanityMax + 2 ? { type: 'takeCrown' } : undefined
}

/** How much sanity a soul must lack on average before the Anillo is worth two each turn. */
const LACK = 6
const LACK_WHEN_LEAVING = 4

/** [14.2] Where the option allows it: when much is gone, or on the way out, where its price is not paid for long. */
export function useRing({ view, me, character }: Mind): Move | undefined {
  if (!view.config.ringActivation || me.ringUsedRound >= 0 || !me.soulbound.some((uid) => cardOf(uid) === 'RING'))
    return undefined
  let lack = 0
  for (let seat = 0; seat < view.players.length; seat++) {
    const p = soulIn(view, seat)
    // Down there a key is safe; whoever is lifted up may fall again, and lose it.
    if (character.letsGo && p.atMinus5 && p.keys.length > 0) return undefined
    lack += effectiveMax(p) - p.sanity
  }
  const enough = (isTimeToLeave(view) ? LACK_WHEN_LEAVING : LACK) * view.players.length
  return lack >= enough ? { type: 'useRing' } : undefined
}
