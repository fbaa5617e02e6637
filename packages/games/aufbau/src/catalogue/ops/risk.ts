import { isActive, isStartRound } from '../../rules/events.ts'
import { removeLevels } from '../../rules/groups.ts'
import { groupOf } from '../../rules/holdings.ts'
import { type Books, tellOwner } from '../../rules/maintenance/books.ts'
import { tellOfGroups } from '../../rules/maintenance/people.ts'
import { roll } from '../../rules/names.ts'
import { hostId } from '../../rules/slots.ts'
import { rollDice } from '../amounts.ts'
import { dismantle } from '../lifecycle.ts'
import { effectsOf, type Source } from '../sources.ts'
import { fires } from '../timing.ts'

/** [11.1 risk, F-26] From time to time, and when a fire or riot begins, it may fall in: one roll a round. */
export function runRisks(b: Books, source: Source): void {
  const { w, p, io } = b
  for (const { effect } of effectsOf(p, source, 'risk')) {
    const isStart = isStartRound(w) && effect.events.some((event) => isActive(w, event))
    if (!isStart && !fires(w.round, source.facility.builtAtRound, effect.everyRounds)) continue
    if (roll(p, 20, io) > effect.trigger) continue
    const group = groupOf(source.host)
    const levels = group ? removeLevels(group, rollDice(p, effect.levels, io)) : 0
    dismantle(p, source.host, source.facility)
    const { key, id } = source.facility
    tellOwner(b, { type: 'facilityGone', seat: p.seat, facility: key, id, why: 'collapsed' })
    if (levels > 0) tellOfGroups(b, [{ host: hostId(source.host), levels: -levels, loyalty: 0 }], 'facility', 0)
  }
}
