import { spelled } from './literals.ts'

/** [spec 4.4] The six things that two owners, or an owner and the bank, may agree on. */
export type DealTemplateId =
  | 'CASH_FOR_PROPERTY'
  | 'SWAP'
  | 'BANK_LOAN'
  | 'ELECTION_PACT'
  | 'NON_COMPETE'
  | 'SECURITY_ESCORT'

export interface DealTemplate {
  readonly id: DealTemplateId
  readonly label_es: string
  readonly pitch_es: string
  readonly effect_es: string
  readonly counterable: readonly string[]
}

export const DEAL_TEMPLATES: readonly DealTemplate[] = [
  {
    id: 'CASH_FOR_PROPERTY',
    label_es: 'Compra/venta',
    pitch_es: 'Te compro o te vendo un predio por caja.',
    effect_es: '{BUYER} paga {PRICE} a {SELLER} y recibe {PROPERTY}.',
    counterable: ['price'],
  },
  {
    id: 'SWAP',
    label_es: 'Canje',
    pitch_es: 'Tu predio por el mío, sin vuelto.',
    effect_es: '{OWNER} entrega {GIVE} y recibe {TAKE} de {RIVAL}.',
    counterable: ['givePropertyId', 'takePropertyId'],
  },
  {
    id: 'BANK_LOAN',
    label_es: 'Préstamo del banco',
    pitch_es: 'Caja hoy, pago con interés el próximo ingreso.',
    effect_es: 'Recibes {PRINCIPAL} hoy y pagas {REPAY} en el próximo ingreso.',
    counterable: [],
  },
  {
    id: 'ELECTION_PACT',
    label_es: 'Pacto electoral',
    pitch_es: spelled('Si apoyas al candidato X, te pago 1 en el proximo ingreso.'),
    effect_es: 'Si {RIVAL} aporta 1 o más a {CANDIDATE}, {OWNER} le paga 1 en el próximo ingreso.',
    counterable: ['candidateId'],
  },
  {
    id: 'NON_COMPETE',
    label_es: 'No competencia',
    pitch_es: spelled('No pujo en Distrito D el proximo round; me pagas 1 ahora.'),
    effect_es: '{RIVAL} paga 1 a {OWNER}, que no puja en {DISTRICT} la próxima ronda.',
    counterable: ['district'],
  },
  {
    id: 'SECURITY_ESCORT',
    label_es: 'Escolta',
    pitch_es: spelled('Te pago 1; quedas Protegido hasta fin del proximo round.'),
    effect_es: '{OWNER} paga 1 a {RIVAL} y queda con protección hasta el fin de la próxima ronda.',
    counterable: [],
  },
]

export function dealTemplate(id: DealTemplateId): DealTemplate {
  return DEAL_TEMPLATES.find((template) => template.id === id) as DealTemplate
}
