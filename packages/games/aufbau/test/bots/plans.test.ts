import { describe, expect, test } from 'vitest'
import { STRATEGIES } from '../../src/bots/character.ts'
import {
  givenCity,
  givenDomain,
  givenOffice,
  givenOrganization,
  givenSpecialist,
  givenTrade,
  settle,
  smallStarter,
} from '../givens.ts'
import { stocked } from '../kit.ts'
import { acting, answerOf, marketWith } from './asked.ts'

describe('plans of the simple ones [13.2]', () => {
  test('Baumeister enlarges the domain of the start as soon as there are 8 gold and 4 labour to spare', () => {
    expect(answerOf('baumeister', acting({ gold: 13, labor: 4 }))).toEqual({ type: 'upgradeStarterDomain' })
    expect(answerOf('baumeister', acting({ gold: 12, labor: 4 }))).not.toEqual({ type: 'upgradeStarterDomain' })
  })

  test('... then builds a storage, then takes small offices', () => {
    const play = acting({ gold: 30, labor: 4, influence: 10 }, (p) => smallStarter(p))
    expect(answerOf('baumeister', play)).toMatchObject({ type: 'buildStorage', host: 'domain-starter' })
    play.with((p) => {
      p.turn.facilityBuildsUsed = 1
      p.storages.push({ id: 'storage-2', tier: 'small', host: 'domain-starter', damage: null })
    })
    expect(answerOf('baumeister', play)).toMatchObject({ type: 'acquireOffice', tier: 'small' })
  })

  test('... and runs the domain with the labour that is left', () => {
    expect(answerOf('baumeister', acting({ gold: 6, labor: 4 }))).toMatchObject({
      type: 'gainMaterials',
      mode: 'domainAdministration',
      investments: 4,
    })
  })

  test('Händler founds an enterprise first, then a trade collegium', () => {
    const play = acting({ gold: 40, influence: 4 })
    expect(answerOf('haendler', play)).toEqual({ type: 'acquireTrade', tier: 'small' })
    play.with((p) => {
      givenTrade(p, 'small')
      p.turn.actionKeys.push('acquire.trade')
    })
    expect(answerOf('haendler', play)).toEqual({ type: 'acquireOrganization', kind: 'collegiumTrade' })
  })

  test('... sells where most is paid, and lends up to three', () => {
    const play = acting({ gold: 15 }, (p) => {
      stocked(p, 'raw.wood', 12)
      p.markets = [marketWith('trade-0-trade-1-1', { rawCheapBuilding: 3 })]
    })
    expect(answerOf('haendler', play)).toEqual({
      type: 'moneySell',
      market: 'trade-0-trade-1-1',
      items: [{ good: 'raw.wood', count: 12 }],
    })
    const lender = acting({ gold: 15 }, (p) => givenTrade(p, 'large', 'trade'))
    expect(answerOf('haendler', lender)).toEqual({ type: 'moneyLend', investments: 3 })
  })

  test('... as much at once as the market takes', () => {
    const play = acting({ gold: 15 }, (p, s) => {
      stocked(p, 'raw.wood', 60)
      s.market = marketWith('local', { rawCheapBuilding: 3 })
    })
    // Four investments of six.
    expect(answerOf('haendler', play)).toMatchObject({ type: 'moneySell', items: [{ good: 'raw.wood', count: 24 }] })
  })

  test('Höfling takes small offices, and wins influence just before where some is missing', () => {
    expect(answerOf('hoefling', acting({ gold: 12, influence: 10 }))).toEqual({
      type: 'acquireOffice',
      tier: 'small',
      payment: 'influenceFirst',
    })
    const short = acting({ gold: 12, influence: 3 })
    expect(answerOf('hoefling', short)).toEqual({ type: 'gainInfluence', kind: 'temporary', investments: 2 })
    // Influence that no action is left to use would be lost.
    short.with((p) => {
      p.turn.actionsUsed = 1
    })
    expect(answerOf('hoefling', short)).toMatchObject({ type: 'moneyLend' })
  })

  test('Spekulant buys what has fallen most, and sells only what has risen', () => {
    const fallen = acting({ gold: 20 }, (_p, s) => {
      s.market = marketWith('local', { rawCheapBuilding: -1, rawBasicBuilding: -2 })
    })
    expect(answerOf('spekulant', fallen)).toEqual({
      type: 'moneyBuy',
      market: 'local',
      items: [{ good: 'raw.buildStone', count: 12 }],
    })
    const holding = acting({ gold: 5 }, (p, s) => {
      stocked(p, 'raw.buildStone', 12)
      stocked(p, 'raw.wood', 6)
      s.market = marketWith('local', { rawBasicBuilding: 3 })
    })
    expect(answerOf('spekulant', holding)).toEqual({
      type: 'moneySell',
      market: 'local',
      items: [{ good: 'raw.buildStone', count: 12 }],
    })
  })

  test('... and holds it until then', () => {
    const waiting = acting({ gold: 12 }, (p) => stocked(p, 'raw.buildStone', 12))
    expect(answerOf('spekulant', waiting)).toMatchObject({ type: 'moneyLend' })
  })
})

describe('strategies [13.2]', () => {
  test('Amtsfokus climbs the ladder of offices', () => {
    const play = acting({ gold: 40, influence: 30 }, (p) => givenOffice(p, 'small'))
    expect(answerOf('amtsfokus', play)).toMatchObject({ type: 'acquireOffice', tier: 'medium' })
  })

  test('... builds at offices, and reforms them once there are two of medium size', () => {
    const play = acting({ gold: 60, influence: 60 }, (p) => {
      p.turn.actionsUsed = 2
      givenOffice(p, 'medium', null, { yieldMode: 'gold' })
    })
    expect(answerOf('amtsfokus', play)).toMatchObject({ type: 'buildFacility', host: 'office-starter' })
    play.with((p) => givenOffice(p, 'medium', null, { yieldMode: 'gold' }))
    expect(answerOf('amtsfokus', play)).toMatchObject({ facility: 'general.medium.office.administrativeReforms' })
  })

  test('Handel founds enterprises, up to large ones', () => {
    const play = acting({ gold: 100 }, (p) => p.turn.actionKeys.push('acquire.cityProperty'), { checks: [[9, 3, 3]] })
    expect(answerOf('handel', play)).toMatchObject({ type: 'acquireTrade' })
    play.with((p) => {
      for (let i = 0; i < 4; i++) givenTrade(p, 'small')
      for (let i = 0; i < 4; i++) givenTrade(p, 'medium')
      p.gold12 = 3600
    })
    expect(answerOf('handel', play)).toEqual({ type: 'acquireTrade', tier: 'large' })
  })

  test('Stadt wants a city of the next size, and an underworld to match', () => {
    expect(answerOf('stadt', acting({ gold: 32 }))).toEqual({ type: 'acquireCity', tier: 'medium' })
    const play = acting({ gold: 32, influence: 10 }, (p) => {
      givenCity(p, 'medium')
      p.turn.actionKeys.push('acquire.cityProperty')
    })
    expect(answerOf('stadt', play)).toEqual({ type: 'acquireOrganization', kind: 'underworld' })
  })

  test('... looks for followers, and lets envy calm down before it goes on with intrigues', () => {
    const play = acting({ gold: 30, influence: 8 }, (p) => {
      givenOrganization(p, 'underworld', 'small')
      p.turn.actionKeys.push('acquire.cityProperty', 'acquire.org.underworld', 'acquire.org.spy')
      p.turn.facilityBuildsUsed = 1
    })
    expect(answerOf('stadt', play)).toMatchObject({ type: 'acquireTenants' })
    const wavering = acting({ gold: 9, influence: 10 }, (p) => {
      settle(givenOrganization(p, 'underworld', 'small').followers, 2, 2)
      p.turn.actionKeys.push('acquire.cityProperty', 'influence.temp', 'money.lend', 'troops.mercenary', 'troops.thug')
    })
    expect(answerOf('stadt', wavering)).toMatchObject({ type: 'secureLoyalty', targets: ['org-1'] })
    wavering.with((p) => {
      p.n = 2
    })
    expect(answerOf('stadt', wavering)).toEqual({ type: 'setReady', ready: true })
  })

  test('Werkstatt makes wine of honey, and keeps what its workshops need', () => {
    const play = acting({ gold: 40, labor: 4 }, (p) => {
      p.turn.actionsUsed = 2
      smallStarter(p).rawPicks = ['raw.honey', 'raw.grain', 'raw.vegetables']
      givenSpecialist(p, 'simple', [], { kind: 'artisan' })
    })
    expect(answerOf('werkstatt', play)).toEqual({
      type: 'buildWorkshop',
      host: 'domain-starter',
      tier: 'small',
      input: 'raw.honey',
      output: 'raw.wine',
    })
    const seller = acting({ gold: 4 }, (p, s) => {
      stocked(p, 'raw.grain', 15)
      s.market = marketWith('local', { rawCheapFood: 4 })
    })
    // Five are eaten or kept for the workshop of the start, six of ten make a lot.
    expect(answerOf('werkstatt', seller)).toMatchObject({ items: [{ good: 'raw.grain', count: 6 }] })
  })

  test('... and looks for somebody who knows the craft', () => {
    const play = acting({ gold: 30 }, (p) => {
      p.turn.actionsUsed = 2
      smallStarter(p)
    })
    expect(answerOf('werkstatt', play)).toMatchObject({ type: expect.stringMatching(/hireSpecialist|buildWorkshop/) })
  })

  test('Domänen buys land that brings something dear, and has people settle there', () => {
    expect(answerOf('domaenen', acting({ gold: 110 }))).toMatchObject({
      type: 'acquireDomain',
      tier: 'medium',
      rawPicks: expect.arrayContaining(['raw.pigsSheepVarken']),
    })
    const play = acting({ gold: 30, influence: 8 }, (p) => {
      givenDomain(p, 'small')
      p.turn.actionKeys.push('acquire.domain')
      p.turn.facilityBuildsUsed = 1
    })
    expect(answerOf('domaenen', play)).toEqual({ type: 'acquireTenants', host: 'domain-2', levels: 2 })
  })

  test('those who want people in their service hire them for their own sake [12.5]', () => {
    const play = acting({ gold: 30 }, (p) => {
      p.turn.actionsUsed = 2
    })
    expect(answerOf('stadt-staffed', play)).toMatchObject({ type: 'hireSpecialist' })
    expect(answerOf('stadt', play)).not.toMatchObject({ type: 'hireSpecialist' })
  })

  test('Expansionist buys what pays back soonest, which is a leasehold in town', () => {
    expect(answerOf('expansionist', acting({ gold: 20, influence: 10 }))).toMatchObject({ type: 'acquireCity' })
  })

  test('those who plan ahead do something, too', () => {
    for (const name of STRATEGIES) {
      const move = answerOf(`${name}-planner`, acting({ gold: 40, labor: 4, influence: 20 }))
      expect(move?.type).not.toBe('setReady')
    }
  })
})
