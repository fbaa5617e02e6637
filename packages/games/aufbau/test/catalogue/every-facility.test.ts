import { describe, expect, test } from 'vitest'
import type { FacilityEntry } from '../../src/catalogue/entries.ts'
import { specOf } from '../../src/catalogue/specs.ts'
import { copyPlayer } from '../../src/copy.ts'
import { CATALOGUE } from '../../src/data/full/catalogue.ts'
import type { Facility } from '../../src/estate.ts'
import type { Fact } from '../../src/facts.ts'
import { combatBoost } from '../../src/rules/boosts.ts'
import { convert } from '../../src/rules/conversion/convert.ts'
import { maintain } from '../../src/rules/maintenance/maintain.ts'
import type { Player, World } from '../../src/state.ts'
import type { Play } from '../kit.ts'
import { answers, differences } from './answers.ts'
import { estateFor, placeOf } from './estate.ts'
import { nth } from './full.ts'
import { listening } from './luck.ts'

/** As many rounds as the slowest effect needs. */
const ROUNDS = 6

/** Each way in which the effects of an entry can be chosen; markets are pushed, and people sent to where there is room. */
function variantsOf({ key }: FacilityEntry): number[][] {
  const choices = specOf(key)?.choices ?? []
  const most = Math.max(1, ...choices.map(({ what, count }) => (what === 'effects' ? count : 1)))
  return Array.from({ length: most }, (_, alternative) =>
    choices.map(({ what }) => (what === 'effects' ? alternative : what === 'direction' || what === 'domain' ? 1 : 0)),
  )
}

/** Builds it with the real command; what takes longer is finished by playing on. */
function build(play: Play, host: string, { key }: FacilityEntry, options: readonly number[]): Facility {
  const move = { type: 'buildFacility', host, facility: key, ...(options.length > 0 ? { options } : {}) } as const
  play.do(move)
  for (let i = 0; i < ROUNDS && play.me.projects.length > 0; i++) playOn(play)
  const built = placeOf(play.me, host).facilities.find((facility) => facility.key === key)
  if (!built) throw new Error(`${key} was not built`)
  return built
}

function playOn({ state, me }: Play): void {
  state.round++
  rich(me)
  maintain(state, me, listening([]))
}

/** The same estate in the same round, where nothing was built: time alone changes some things, too. */
function unbuilt(entry: FacilityEntry, round: number): Play {
  const { play } = estateFor(entry)
  while (play.state.round < round) playOn(play)
  return play
}

function rich(p: Player): void {
  p.gold12 = 100_000
  p.magicPower = 100
  p.stock.fill(100)
}

/** What a facility brings in the rounds to come: lines of the books that give something, goods made, people who come. */
function gifts(w: Readonly<World>, p: Player, { id, key }: Facility): string[] {
  const found: string[] = []
  const ahead = copyPlayer(p)
  for (let n = 1; n <= ROUNDS; n++) {
    const told: Fact[] = []
    rich(ahead)
    const next = { ...w, round: w.round + n }
    maintain(next, ahead, listening(told))
    for (const { ref, gold12, labor, influence, magicPower, goods } of ahead.ledger) {
      if (ref !== id) continue
      if (gold12 > 0 || labor > 0 || influence > 0 || magicPower > 0 || goods.some(({ count }) => count > 0))
        found.push('line')
    }
    for (const fact of told) {
      if (fact.type === 'facilityGave' && fact.id === id) found.push(fact.what)
      if ((fact.type === 'specialistJoined' || fact.type === 'offerMade') && fact.facility === key)
        found.push(fact.type)
      if (fact.type === 'groupsChanged' && fact.why === 'insulae') found.push('people')
    }
    if (powerOf(ahead) > powerOf(without(ahead, id))) found.push('combat')
    convert(next, ahead, listening([]))
    for (const { ref } of ahead.conversion?.facilities ?? []) if (ref === id) found.push('made')
    if (ahead.conversion?.alleys.length) found.push('alley')
  }
  return found
}

/** Some power comes only now and then. */
function powerOf(p: Player): number {
  return (['open', 'covert', 'sea', 'defence'] as const).reduce((sum, kind) => sum + combatBoost(p, kind), 0)
}

function without(p: Player, id: string): Player {
  const copy = copyPlayer(p)
  for (const posts of [copy.domains, copy.cities, copy.offices, copy.organizations, copy.trades, [copy.troops]]) {
    for (const { facilities } of posts) {
      const at = facilities.findIndex((facility) => facility.id === id)
      if (at >= 0) facilities.splice(at, 1)
    }
  }
  return copy
}

describe.each(CATALOGUE.map((entry) => [entry.key, entry] as const))('%s', (_, entry) => {
  test.each(variantsOf(entry).map((options) => [options]))(
    '[11.1] can be built and has an effect, with %j',
    (options) => {
      const { play, host } = estateFor(entry)
      const facility = build(play, host, entry, options)
      const without = unbuilt(entry, play.state.round)
      const changed = differences(answers(without.state, without.me), answers(play.state, play.me))
      expect([...changed, ...gifts(play.state, play.me, facility)]).not.toEqual([])
    },
  )

  test('[11.1] does nothing while it rests', () => {
    const { play, host } = estateFor(entry)
    const [options = []] = variantsOf(entry)
    const facility = build(play, host, entry, options)
    const { me, state } = play
    placeOf(me, host).facilities.splice(placeOf(me, host).facilities.indexOf(facility), 1)
    const without = answers(state, me)
    placeOf(me, host).facilities.push(facility)
    facility.resting = true
    expect(differences(without, answers(state, me))).toEqual([])
  })
})

describe.each(CATALOGUE.filter(({ upgrade }) => upgrade).map((entry) => [entry.key, entry] as const))(
  '%s',
  (_, entry) => {
    test('[11.1 upgrade] is better once it has been improved', () => {
      const { play, host } = estateFor(entry)
      const facility = build(play, host, entry, nth(variantsOf(entry), 0))
      play.state.round += entry.upgrade?.afterRounds ?? 0
      const { state, me } = play
      rich(me)
      Object.assign(me.turn, { facilityBuildsUsed: 0, labor: 60, influence: 200 })
      const before = answers(state, me)
      const given = gifts(state, me, facility)
      const plain = copyPlayer(me)
      play.do({ type: 'buildFacility', host, facility: entry.key })
      expect(facility.upgraded).toBe(true)
      const better = differences(before, answers(state, me))
      const richer = worthOf(state, me, facility) - worthOf(state, plain, facility)
      expect(better.length > 0 || richer > 0 || gifts(state, me, facility).length > given.length).toBe(true)
    })
  },
)

/** All that the books say a facility gave in the rounds to come, whatever it is. */
function worthOf(w: Readonly<World>, p: Player, { id }: Facility): number {
  const ahead = copyPlayer(p)
  let sum = 0
  for (let n = 1; n <= ROUNDS; n++) {
    rich(ahead)
    maintain({ ...w, round: w.round + n }, ahead, listening([]))
    for (const { ref, gold12, labor, influence, magicPower, goods } of ahead.ledger) {
      if (ref !== id) continue
      for (const given of [gold12, labor, influence, magicPower, ...goods.map(({ count }) => count)])
        sum += Math.max(0, given)
    }
  }
  return sum
}
