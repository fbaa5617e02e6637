import { type Achievement, Broken, type Career, type CareerReader, type Earned, lookUp } from '@ludoteca/kernel'
import { picture } from '@ludoteca/kernel/pictures'
import type { Config } from '../config.ts'
import { ACHIEVEMENTS, type Achievement as Logro } from '../data/achievements.ts'
import type { Fact } from '../facts.ts'
import { ownerAt, ownerId, seatOf } from '../owners.ts'
import { wealthOf } from '../rules/wealth.ts'
import { badge } from '../share/pieces.ts'
import type { State } from '../state.ts'
import { CATEGORIES } from '../text/achievements.ts'

/** [7.3, 12.5] The 60 Logros, and the figures of a profile. */
export const career: Career<Config, State, Fact> = {
  achievements: ACHIEVEMENTS.map(achievementOf),
  counters: [
    { id: 'bestWealth', label: 'Mejor Riqueza', kind: 'best' },
    { id: 'bestFame', label: 'Mejor Fama', kind: 'best' },
    { id: 'auctionsWon', label: 'Subastas ganadas', kind: 'sum' },
    { id: 'dealsClosed', label: 'Tratos cerrados', kind: 'sum' },
    { id: 'pactsBroken', label: 'Pactos rotos', kind: 'sum' },
    { id: 'fameCrowns', label: 'Veces con la mayor Fama', kind: 'sum' },
  ],
  badge: (id) => picture(64, 64, logro(id).nombre_es, badge(logro(id), 0, 0, 64)),
  reader,
  forTutorial: 'A-TUT-01',
  // [12.5] The Portada of whoever it is about.
  picture: (seat) => `portada-${ownerId(seat)}`,
}

function achievementOf({ id, nombre_es, desc_es, scope, all }: Logro): Achievement {
  const [condition] = all
  const words = {
    id,
    name: nombre_es,
    description: desc_es,
    category: lookUp(CATEGORIES, id.split('-')[1] as string) as string,
  }
  if (scope === 'MATCH') return { ...words, by: 'match' }
  // [7.3.2] Once per account: the rules know one match alone.
  if (condition?.stat === 'careerWins') return { ...words, by: { counter: 'wins', atLeast: condition.value } }
  return { ...words, by: 'given' }
}

/** Match-scoped: those of a career are reached by whoever keeps its figures. */
const BY_MATCH: ReadonlySet<string> = new Set(ACHIEVEMENTS.filter(({ scope }) => scope === 'MATCH').map(({ id }) => id))

/** [7.3.3] Unlocked where the trigger fires, although all hear of it only after the headlines. */
function reader(_config: Readonly<Config>, seats: number): CareerReader<State, Fact> {
  const seen = Array.from({ length: seats }, () => new Set<string>())
  const note = ({ seat, achievement }: Earned): Earned[] => {
    const own = seen[seat] as Set<string>
    if (!BY_MATCH.has(achievement) || own.has(achievement)) return []
    own.add(achievement)
    return [{ seat, achievement }]
  }
  return {
    hear: (told, s) => [
      ...told.flatMap(({ fact }) =>
        fact.type === 'achievementUnlock' ? note({ seat: seatOf(fact.ownerId), achievement: fact.achievementId }) : [],
      ),
      ...s.unlocked.flatMap(({ achievementId, seat }) => note({ seat, achievement: achievementId })),
    ],
    end: (s) => ({ earned: [], counted: s.owners.map((_, seat) => countedOf(s, seat)) }),
  }
}

function countedOf(s: Readonly<State>, seat: number): Readonly<Record<string, number>> {
  const { auctionsWon = 0, dealsWithOwners = 0, pactsBroken = 0 } = s.stats[seat] ?? {}
  return {
    bestWealth: wealthOf(s, seat),
    bestFame: ownerAt(s, seat).fame,
    auctionsWon,
    dealsClosed: dealsWithOwners,
    pactsBroken,
    fameCrowns: ownerAt(s, seat).achievements.includes('A-FAME-CR') ? 1 : 0,
  }
}

function logro(id: string): Logro {
  const found = ACHIEVEMENTS.find((one) => one.id === id)
  if (found === undefined) throw new Broken('there is no such achievement', { id })
  return found
}
