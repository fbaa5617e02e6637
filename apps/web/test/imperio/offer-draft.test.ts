import { type DealTemplateId, ownerId } from '@ludoteca/imperio'
import { describe, expect, test } from 'vitest'
import { NO_ADD_ONS } from '../../src/games/imperio/action/action-draft.ts'
import {
  cannotPay,
  counterOf,
  counterOptions,
  dealsOf,
  fateOf,
  mayCounter,
} from '../../src/games/imperio/deals/answers.ts'
import {
  isTooDear,
  mended,
  missingIn,
  type OfferDraft,
  offerOf,
  optionsOf,
  stateOf,
  templatesIn,
  withFields,
} from '../../src/games/imperio/deals/offer-draft.ts'
import { MarketTable } from './market-table.ts'

const started = () => new MarketTable().until('BID').everybodyBuys().until('ACTION')
const blank = (templateId: DealTemplateId, toOwnerId?: string): OfferDraft => ({ templateId, toOwnerId, fields: {} })

describe('an offer is put together from what is offered', () => {
  const table = started()
  const view = table.view(0)
  const offers = table.choices(0, 'dealOffer')
  const lotOf = (seat: number) => view.properties.find(({ owner }) => owner === seat)?.propertyId as string

  test('without an election there is no pact about it', () => {
    expect([...templatesIn(offers)].sort()).toEqual([
      'BANK_LOAN',
      'CASH_FOR_PROPERTY',
      'NON_COMPETE',
      'SECURITY_ESCORT',
      'SWAP',
    ])
  })

  test('a loan needs nothing but the wish', () => {
    const draft = mended(view, offers, blank('BANK_LOAN'))
    expect(missingIn(draft)).toBeUndefined()
    const offer = offerOf(draft, NO_ADD_ONS)
    expect(offer).toEqual({ type: 'dealOffer', templateId: 'BANK_LOAN', toOwnerId: 'BANK', fields: {} })
    expect(offer && table.refusal(0, offer)).toBeUndefined()
  })

  test('what one buys belongs to the other, and the price begins with that of the card', () => {
    let draft = mended(view, offers, withFields(blank('CASH_FOR_PROPERTY'), { side: 'BUY' }))
    expect(missingIn(draft)).toBe('to')
    draft = mended(view, offers, { ...draft, toOwnerId: ownerId(2) })
    expect(optionsOf(view, offers, draft).properties).toEqual([lotOf(2)])
    expect(draft.fields.propertyId).toBe(lotOf(2))
    const { band } = optionsOf(view, offers, draft)
    expect(band).toBeDefined()
    expect(draft.fields.price).toBeGreaterThanOrEqual(band?.min ?? 0)
    const cheapest = withFields(draft, { price: band?.min })
    const offer = offerOf(cheapest, NO_ADD_ONS)
    expect(offer && table.refusal(0, offer)).toBe(isTooDear(view, 0, cheapest, NO_ADD_ONS) ? 'NO_CASH' : undefined)
    expect(isTooDear({ ...view, owners: view.owners.map((o) => ({ ...o, cash: 0 })) }, 0, cheapest, NO_ADD_ONS)).toBe(
      true,
    )
  })

  test('who turns from buying to selling keeps no property of the other', () => {
    const bought = mended(view, offers, withFields(blank('CASH_FOR_PROPERTY', ownerId(2)), { side: 'BUY' }))
    const sold = mended(view, offers, withFields(bought, { side: 'SELL' }))
    expect(sold.fields.propertyId).toBe(lotOf(0))
    const offer = offerOf(sold, NO_ADD_ONS)
    expect(offer && table.refusal(0, offer)).toBeUndefined()
  })

  test('only what may be swapped can be chosen for a swap', () => {
    for (const seat of [1, 2, 3]) {
      const draft = mended(view, offers, blank('SWAP', ownerId(seat)))
      const offer = offerOf(draft, NO_ADD_ONS)
      if (offer) expect(table.refusal(0, offer)).toBeUndefined()
      else expect(optionsOf(view, offers, draft).takes).toEqual([])
    }
  })

  test('an escort is paid for by the sender unless it is said otherwise', () => {
    const draft = mended(view, offers, blank('SECURITY_ESCORT', ownerId(1)))
    expect(draft.fields).toEqual({ payer: 'SENDER' })
    const other = mended(view, offers, withFields(draft, { payer: 'RECEIVER' }))
    expect(offerOf(other, NO_ADD_ONS)?.fields).toEqual({ payer: 'RECEIVER' })
  })

  test('a promise needs its district', () => {
    const draft = mended(view, offers, blank('NON_COMPETE', ownerId(1)))
    expect(missingIn(draft)).toBe('district')
    expect(offerOf(draft, NO_ADD_ONS)).toBeUndefined()
    const offer = offerOf(withFields(draft, { district: 'Barranco' }), NO_ADD_ONS)
    expect(offer && table.refusal(0, offer)).toBeUndefined()
  })
})

describe('an offer is answered', () => {
  const table = started()
  const mine = table.view(0).properties.find(({ owner }) => owner === 0)?.propertyId as string
  const band = optionsOf(
    table.view(0),
    table.choices(0, 'dealOffer'),
    mended(
      table.view(0),
      table.choices(0, 'dealOffer'),
      withFields(blank('CASH_FOR_PROPERTY', ownerId(1)), { side: 'SELL' }),
    ),
  ).band
  const price = band?.min ?? 0
  table.do(0, {
    type: 'dealOffer',
    templateId: 'CASH_FOR_PROPERTY',
    toOwnerId: ownerId(1),
    fields: { side: 'SELL', propertyId: mine, price: price + 1 },
  })
  const answers = table.choices(1, 'dealResponse')
  const view = table.view(1)
  const [deal] = dealsOf(view, 1, answers).incoming
  if (deal === undefined) throw new Error('no offer')

  test('by whom it is for; the sender waits', () => {
    expect(dealsOf(table.view(0), 0, table.choices(0, 'dealResponse'))).toMatchObject({
      incoming: [],
      own: [{ dealId: deal.dealId }],
    })
    expect(dealsOf(table.view(2), 2, table.choices(2, 'dealResponse'))).toEqual({ incoming: [], own: [] })
  })

  test('with another price, in the band of that property', () => {
    expect(mayCounter(answers, deal)).toBe(true)
    expect(counterOptions(view, answers, deal, {})?.band).toEqual(band)
    expect(counterOf(deal, { price: price + 1 })).toBeUndefined()
    const counter = counterOf(deal, { price })
    expect(counter?.counterFields).toEqual({ price })
    const isDear = cannotPay(view, 1, deal, { ...deal.fields, price })
    expect(counter && table.refusal(1, counter)).toBe(isDear ? 'NO_CASH' : undefined)
  })

  test('and a counter only once', () => {
    const again = started()
    again.do(0, { type: 'dealOffer', templateId: 'NON_COMPETE', toOwnerId: ownerId(1), fields: { district: 'Surco' } })
    const [offered] = dealsOf(again.view(1), 1, again.choices(1, 'dealResponse')).incoming
    const counter = offered && counterOf(offered, { district: 'Callao' })
    if (counter === undefined) throw new Error('no counter')
    again.do(1, counter)
    const back = again.choices(0, 'dealResponse')
    const [countered] = dealsOf(again.view(0), 0, back).incoming
    expect(countered).toMatchObject({ status: 'COUNTERED', counterFields: { district: 'Callao' } })
    expect(countered && mayCounter(back, countered)).toBe(false)
    expect(stateOf(again.view(0), mine)?.owner).toBe(0)
  })
})

describe('what became of an offer is told to who made it', () => {
  const offered = () =>
    started().do(0, { type: 'dealOffer', templateId: 'NON_COMPETE', toOwnerId: 'O-02', fields: { district: 'Surco' } })
  const answer = (response: 'ACCEPT' | 'REJECT') => ({ type: 'dealResponse', dealId: 'D-01-001', response }) as const
  const counter = {
    type: 'dealResponse',
    dealId: 'D-01-001',
    response: 'COUNTER',
    counterFields: { district: 'Callao' },
  } as const
  const fate = (table: MarketTable, seat: number) => {
    const found = fateOf(dealsOf(table.view(seat), seat, table.choices(seat, 'dealResponse')), seat)
    return found && [found.deal.status, found.other, found.isCounter]
  }

  test('it waits, is accepted, refused, or expires', () => {
    expect(fate(offered(), 0)).toEqual(['PENDING', 1, false])
    expect(fate(offered().do(1, answer('ACCEPT')), 0)).toEqual(['ACCEPTED', 1, false])
    expect(fate(offered().do(1, answer('REJECT')), 0)).toEqual(['REJECTED', 1, false])
    expect(fate(offered().until('DEALS'), 0)).toEqual(['EXPIRED', 1, false])
  })

  test('whoever countered waits for the answer to that', () => {
    const table = offered().do(1, counter)
    expect([fate(table, 0), fate(table, 1)]).toEqual([undefined, ['COUNTERED', 0, true]])
    expect(fate(table.do(0, answer('REJECT')), 1)).toEqual(['REJECTED', 0, true])
  })

  test('whoever was asked, and everybody else, has nothing to wait for', () => {
    expect([1, 2].map((seat) => fate(offered(), seat))).toEqual([undefined, undefined])
    const loan = started().do(0, { type: 'dealOffer', templateId: 'BANK_LOAN', toOwnerId: 'BANK', fields: {} })
    expect(fate(loan, 0)).toBeUndefined()
  })
})
