import type { ActionId } from '@ludoteca/imperio'
import { describe, expect, test } from 'vitest'
import {
  type ActionDraft,
  actionOf,
  costOf,
  faultOf,
  levelFor,
  NO_ADD_ONS,
} from '../../src/games/imperio/action/action-draft.ts'
import { DEEDS, menuOf, propertiesFor } from '../../src/games/imperio/action/menu.ts'
import { MarketTable } from './market-table.ts'

const choicesAt = (table: MarketTable) => ({
  actions: table.choices(0, 'action'),
  offers: table.choices(0, 'dealOffer'),
})
const draftOf = (deed: ActionId, propertyId?: string): ActionDraft => ({
  deed,
  propertyId,
  level: 'BASIC',
  ...NO_ADD_ONS,
})

describe('the bar of actions', () => {
  test('without properties nothing can be built or insured, and it says so; a pact is only broken where there is one', () => {
    const table = new MarketTable().until('ACTION')
    const menu = menuOf(table.view(0), 0, choicesAt(table))
    expect(menu.map(({ deed }) => deed)).toEqual(DEEDS.filter((deed) => deed !== 'BREAK_PACT'))
    const faults = menu.filter(({ fault }) => fault !== undefined).map(({ deed }) => deed)
    expect(faults).toEqual(['DEVELOP', 'INSURE'])
  })

  test('whatever has no fault is taken by the rules, and whatever has one is not', () => {
    const table = new MarketTable().until('BID').everybodyBuys().until('ACTION')
    const view = table.view(0)
    const choices = choicesAt(table)
    for (const { deed, fault } of menuOf(view, 0, choices)) {
      if (deed === 'DEAL') continue
      const [propertyId] = propertiesFor(choices, deed)
      const draft = draftOf(deed, propertyId)
      expect(fault === undefined, deed).toBe(faultOf(view, 0, draft) === undefined)
      expect(table.refusal(0, actionOf(draft)) === undefined, deed).toBe(fault === undefined)
    }
  })

  test('a property and a level are only named where the action has them', () => {
    expect(actionOf(draftOf('PR', 'P-01'))).toEqual({ type: 'action', action: 'PR' })
    expect(actionOf(draftOf('DEVELOP', 'P-01'))).toEqual({ type: 'action', action: 'DEVELOP', propertyId: 'P-01' })
    expect(actionOf({ ...draftOf('PASS'), yape: true, famePolicy: 'CONTROL_FIRST' })).toEqual({
      type: 'action',
      action: 'PASS',
      yape: true,
      famePolicy: 'CONTROL_FIRST',
    })
  })

  test('who has BASIC is offered FULL for the rest', () => {
    const table = new MarketTable().until('BID').everybodyBuys().until('ACTION')
    const [propertyId = ''] = propertiesFor(choicesAt(table), 'INSURE')
    expect(levelFor(table.view(0), propertyId, 'BASIC')).toBe('BASIC')
    table.do(0, actionOf(draftOf('INSURE', propertyId))).until('ACTION', 2)
    const view = table.view(0)
    expect(view.properties.find((other) => other.propertyId === propertyId)?.insurance).toBe('BASIC')
    expect(levelFor(view, propertyId, 'BASIC')).toBe('FULL')
    expect(costOf(view, { ...draftOf('INSURE', propertyId), level: 'FULL' })).toBe(2)
  })

  test('in the last seconds nothing can be offered any more', () => {
    const table = new MarketTable().until('ACTION')
    const late = { ...table.view(0), dealStage: 1 }
    const deal = menuOf(late, 0, { ...choicesAt(table), offers: [] }).find(({ deed }) => deed === 'DEAL')
    expect(deal?.fault).toEqual({ code: 'DEAL_TOO_LATE' })
  })
})
