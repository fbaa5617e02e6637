import { describe, expect, test } from 'vitest'
import { DEAL_TEMPLATES } from '../../src/data/deal-templates.ts'
import type { Deal, DealStatus, InvalidReason } from '../../src/state.ts'
import { effectOf, pitchOf } from '../../src/text/deals.ts'
import { es } from '../../src/text/es.ts'
import { DEAL_FIELDS } from './samples.ts'
import { expectSentence, names } from './sound.ts'

const statuses: readonly DealStatus[] = [
  'PENDING',
  'COUNTERED',
  'ACCEPTED',
  'REJECTED',
  'EXPIRED',
  'RESOLVED',
  'INVALID',
]
const reasons: readonly InvalidReason[] = ['NOT_OWNED', 'LOCKED', 'ALREADY_TRANSFERRED', 'NO_CASH', 'ALREADY_PROMISED']
const deal = (templateId: Deal['templateId'], more: Partial<Deal> = {}): Deal => ({
  dealId: 'D-03-001',
  templateId,
  fromOwnerId: 'O-03',
  toOwnerId: templateId === 'BANK_LOAN' ? 'BANK' : 'O-05',
  createdRound: 3,
  expiresAtPhase: 'DEALS',
  status: 'PENDING',
  fields: DEAL_FIELDS[templateId],
  counterFields: null,
  invalidReason: null,
  scheduledRepayAmount: 4,
  scheduledRepayRound: 4,
  ...more,
})
const tell = (...deals: Deal[]) => es.fact({ type: 'dealsUpdate', deals }, names)

test.each(DEAL_TEMPLATES.flatMap(({ id }) => statuses.map((status) => [id, status] as const)))(
  '[4.3] %s %s',
  (id, status) => {
    const reason = status === 'INVALID' ? reasons : [null]
    for (const invalidReason of reason) expectSentence(tell(deal(id, { status, invalidReason })))
  },
)

test.each([
  [
    'CASH_FOR_PROPERTY',
    {},
    'Inés le ofrece un trato a Yolanda. Compra/venta: Yolanda paga 6 a Inés y recibe Loft Barranco.',
  ],
  [
    'CASH_FOR_PROPERTY',
    { fields: { side: 'BUY', propertyId: 'P-03', price: 6 }, counterFields: { price: 9 }, status: 'COUNTERED' },
    'Yolanda le contraoferta a Inés. Compra/venta: Inés paga 9 a Yolanda y recibe Loft Barranco.',
  ],
  [
    'SECURITY_ESCORT',
    { status: 'RESOLVED' },
    'Trato hecho entre Inés y Yolanda. Escolta: Inés paga 1 a Yolanda y queda con protección hasta el fin de la próxima ronda.',
  ],
  [
    'SECURITY_ESCORT',
    { status: 'RESOLVED', fields: { payer: 'RECEIVER' } },
    'Trato hecho entre Inés y Yolanda. Escolta: Yolanda paga 1 a Inés y queda con protección hasta el fin de la próxima ronda.',
  ],
  ['BANK_LOAN', { status: 'RESOLVED' }, 'El banco le presta a Inés, que devuelve 4 en el próximo ingreso.'],
] as const)('[4.4] %s %j', (id, more, sentence) => expect(tell(deal(id, more as Partial<Deal>))).toBe(sentence))

test('[4.4] the chosen candidate and district stand in the seed’s own sentences', () => {
  expect(pitchOf('ELECTION_PACT', { candidateId: 'C-01' })).toBe(
    'Si apoyas al candidato General Orden, te pago 1 en el próximo ingreso.',
  )
  expect(pitchOf('NON_COMPETE', { district: 'Jesus Maria/Lince' })).toBe(
    'No pujo en Jesús María/Lince la próxima ronda; me pagas 1 ahora.',
  )
})

describe('[decision 109] both sentences of an escort say that whoever pays is protected', () => {
  const both = (payer: 'SENDER' | 'RECEIVER' | undefined, when?: { round: number; rounds: number }) => {
    const fields = payer === undefined ? {} : { payer }
    const agreement = { templateId: 'SECURITY_ESCORT', fromOwnerId: 'O-03', toOwnerId: 'O-05', fields } as const
    return [pitchOf('SECURITY_ESCORT', fields, when), effectOf(agreement, names, { when })]
  }
  const sender = [
    'Te pago 1 y quedo con protección hasta el fin de la próxima ronda.',
    'Inés paga 1 a Yolanda y queda con protección hasta el fin de la próxima ronda.',
  ]

  test('the sender, when nothing is said', () => expect(both(undefined)).toEqual(sender))
  test('the sender', () => expect(both('SENDER')).toEqual(sender))
  test('the receiver', () =>
    expect(both('RECEIVER')).toEqual([
      'Me pagas 1 y quedas con protección hasta el fin de la próxima ronda.',
      'Yolanda paga 1 a Inés y queda con protección hasta el fin de la próxima ronda.',
    ]))
  test('in the last round, to its end', () => {
    for (const text of both('SENDER', { round: 7, rounds: 7 })) expect(text).toMatch(/hasta el fin de la partida\.$/)
  })
})

test.each([
  ['PENDING', null, 'Inés le ofrece un trato a Yolanda. '],
  ['COUNTERED', { price: 9 }, 'Yolanda le contraoferta a Inés. '],
  ['ACCEPTED', null, 'Yolanda acepta la oferta de Inés. '],
  ['ACCEPTED', { price: 9 }, 'Inés acepta la contraoferta de Yolanda. '],
  ['REJECTED', null, 'Yolanda rechaza la oferta de Inés (Compra/venta).'],
  ['REJECTED', { price: 9 }, 'Inés rechaza la contraoferta de Yolanda (Compra/venta).'],
  ['EXPIRED', null, 'Yolanda no respondió: se venció la oferta de Inés (Compra/venta).'],
  ['EXPIRED', { price: 9 }, 'Inés no respondió: se venció la contraoferta de Yolanda (Compra/venta).'],
] as const)('[4.3] what becomes of an offer says who decided it: %s %j', (status, counterFields, begins) => {
  expect(tell(deal('CASH_FOR_PROPERTY', { status, counterFields }))).toMatch(
    new RegExp(`^${begins.replace(/[().]/g, '\\$&')}`),
  )
})
