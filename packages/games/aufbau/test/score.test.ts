import { TABLE } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { indexOf } from '../src/data/materials.ts'
import { POINT } from '../src/data/scoring.ts'
import type { Organization, Trade } from '../src/estate.ts'
import { aufbau } from '../src/game.ts'
import { scoreOf, scoreParts } from '../src/rules/score.ts'
import { newCity, newDomain, newFacility, newOffice } from '../src/setup.ts'
import type { Player, State } from '../src/state.ts'
import { view } from '../src/view.ts'
import { Play, QUIET } from './kit.ts'

const gold = (play: Play) => scoreOf(play.state, play.me) / POINT

describe('net worth [6.10]', () => {
  test('[S116] the start package is worth 217, and 225.5 after a round without any action', () => {
    const play = Play.b0()
    expect(gold(play)).toBe(217)
    play.advance({ w: QUIET }).advance()
    expect(scoreOf(play.state, play.me)).toBe(27_060)
  })

  test('pools count while a match goes on, and no more when it is over', () => {
    const play = Play.b1({ session: 'kampagne' })
    const shown = () => (view(play.state, 0).scores[0] as number) - scoreOf(play.state, play.me)
    // Five labour at two gold, five influence at 0.6.
    expect(shown()).toBe(120 * (10 + 3))
    play.do({ type: 'endCampaign' }, {}, TABLE)
    expect([play.me.turn.labor, shown()]).toEqual([5, 0])
  })

  const organization = (kind: Organization['kind'], tier: Organization['tier'], inUnrest = false): Organization => ({
    id: 'org-1',
    kind,
    tier,
    facilities: [],
    followers: { levels: inUnrest ? 1 : 0, loyalty: inUnrest ? 0 : 3, inUnrest },
  })
  const trade = (tier: Trade['tier'], mode: Trade['mode'], repairGold = 0): Trade => ({
    id: 'trade-1',
    tier,
    mode,
    facilities: [],
    damage: repairGold > 0 ? { damagedAtRound: 1, repairGold, event: 16 } : null,
  })
  const after = (change: (p: Player, s: State) => void) => gold(Play.b0().with(change)) - 217

  test.each<[string, number, (p: Player, s: State) => void]>([
    [
      'gold',
      1,
      (p) => {
        p.gold12 += 12
      },
    ],
    [
      'pending gold',
      0.9,
      (p) => {
        p.pendingGold12 += 12
      },
    ],
    [
      'raw material',
      0.25,
      (p) => {
        p.stock[indexOf('raw.grain')] = 1
      },
    ],
    [
      'special material',
      2,
      (p) => {
        p.stock[indexOf('special.cloth')] = 1
      },
    ],
    [
      'pending raw material',
      0.225,
      (p) => {
        p.pendingStock[indexOf('raw.grain')] = 1
      },
    ],
    [
      'pending special material',
      1.8,
      (p) => {
        p.pendingStock[indexOf('special.cloth')] = 1
      },
    ],
    ['permanent labour', 20, (p) => void p.permanentLabor++],
    ['permanent influence', 6, (p) => void p.permanentInfluence++],
    ['[D-42] information', 2, (p) => void p.information++],
    ['a mercenary level', 16, (p) => void p.troops.levels.mercenary++],
    [
      'pools',
      0,
      (p) => {
        p.turn.labor += 9
      },
    ],
    [
      'a small domain, which makes its administration easier',
      85,
      (p) => void p.domains.push(newDomain('domain-2', 'small', [])),
    ],
    ['a large domain', 315, (p) => void p.domains.push(newDomain('domain-2', 'large', []))],
    ['a small city', 58, (p) => void p.cities.push(newCity('city-2', 'small', 'owned'))],
    ['a large city, which opens doors', 289, (p) => void p.cities.push(newCity('city-2', 'large', 'owned'))],
    ['a small city on lease', 42, (p) => void p.cities.push(newCity('city-2', 'small', 'pacht'))],
    // 127 − 13 − 10, and easier checks by a medium city.
    ['a medium city on lease', 104 + 5, (p) => void p.cities.push(newCity('city-2', 'medium', 'pacht'))],
    [
      'a small city in production',
      32,
      (p) => void p.cities.push({ ...newCity('city-2', 'small', 'owned'), mode: 'production' }),
    ],
    ['a medium office for influence', 75, (p) => void p.offices.push(newOffice('office-2', 'medium', null))],
    [
      'a medium office for gold',
      127,
      (p) => void p.offices.push({ ...newOffice('office-2', 'medium', null), yieldMode: 'gold' }),
    ],
    [
      'a medium city that produces, which makes nothing easier',
      45,
      (p) => void p.cities.push({ ...newCity('city-2', 'medium', 'owned'), mode: 'production' }),
    ],
    ['a large office with its bonus action', 189, (p) => void p.offices.push(newOffice('office-2', 'large', null))],
    [
      'a small underworld in a small city',
      14.4 + 10 * (4 + 0.6 - 3),
      (p) => void p.organizations.push(organization('underworld', 'small')),
    ],
    [
      'an underworld in unrest, which yields nothing',
      14.4 + 14.4,
      (p) => void p.organizations.push(organization('underworld', 'small', true)),
    ],
    ['a small spy ring', 19.6 + 10 * (0.6 * 6 - 2), (p) => void p.organizations.push(organization('spy', 'small'))],
    [
      'a large cult',
      76.8 + 10 * (0.6 * 19 + 3) + 15 + 20,
      (p) => void p.organizations.push(organization('cult', 'large')),
    ],
    [
      'a large trade collegium',
      127.2 + 10 * 16 + 30 + 40,
      (p) => void p.organizations.push(organization('collegiumTrade', 'large')),
    ],
    [
      'a small craft collegium',
      21.2 + 10 * 4 + 10,
      (p) => void p.organizations.push(organization('collegiumCraft', 'small')),
    ],
    ['a small enterprise that produces', 25, (p) => void p.trades.push(trade('small', 'produce'))],
    ['a large enterprise that trades', 105, (p) => void p.trades.push(trade('large', 'trade'))],
    ['a damaged medium enterprise', 39, (p) => void p.trades.push(trade('medium', 'trade', 6))],
    [
      'a general facility at an office',
      14,
      (p) => void p.offices[0]?.facilities.push(newFacility('f', 'general.small.office', 1)),
    ],
    [
      'a place for refinement at a domain',
      20,
      (p) => void p.domains[0]?.facilities.push(newFacility('f', 'special.medium.refine', 1)),
    ],
    [
      'insulae',
      14 + 45 * 0.25,
      (p) => void p.cities[0]?.facilities.push(newFacility('f', 'general.medium.city.insulae', 1)),
    ],
    [
      'reforms',
      20 + 24,
      (p) => void p.offices[0]?.facilities.push(newFacility('f', 'general.medium.office.administrativeReforms', 1)),
    ],
    [
      'an artisan alley',
      4,
      (p) => void p.cities[0]?.facilities.push(newFacility('f', 'special.medium.artisanAlley', 1)),
    ],
    [
      'agriculture',
      10.5,
      (p) => {
        ;(p.domains[0] as Player['domains'][number]).specialization = 'agriculture'
      },
    ],
  ])('%s counts %d', (_what, points, change) => {
    expect(after(change)).toBeCloseTo(points, 10)
  })

  test('parts add up', () => {
    const { state, me } = Play.b2()
    expect(Object.values(scoreParts(state, me)).reduce((sum, part) => sum + part, 0)).toBe(scoreOf(state, me))
  })

  test('[D-03] ties go to gold, then to esteem, then are shared', () => {
    const ranks = (change: (players: Player[]) => void) => {
      const { state } = Play.b0({}, 3)
      change(state.players)
      state.finished = true
      state.agenda = []
      return aufbau.outcome(state)?.ranks
    }
    expect(ranks(() => {})).toEqual([1, 1, 1])
    // Three gold pieces less, half of a mercenary more.
    const swap = (p: Player) => {
      p.gold12 -= 24
      p.information += 1
    }
    expect(ranks(([first]) => swap(first as Player))).toEqual([3, 1, 1])
    expect(
      ranks(([, second]) => {
        ;(second as Player).as = 1
      }),
    ).toEqual([2, 1, 2])
  })
})
