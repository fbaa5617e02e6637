import type { InsuranceLevel } from '../data/cards/types.ts'
import { CORTINA_ANY, CORTINA_FROM } from '../data/constants.ts'
import { spelled } from '../data/literals.ts'
import type { Phase } from '../frames.ts'
import type { ActionId, FamePolicy } from '../moves.ts'
import type { LineCode, MitigationsApplied, TieBreak } from '../results.ts'

/** [data file, uiLabels] Words of buttons, stamps, chips and receipts. Those of the seed are spelled as the switch says. */
export const UI = {
  disclaimer: spelled(
    'Los nombres de dinastias se usan solo como fantasia/satira. No hay afiliacion ni representacion de personas u organizaciones reales.',
  ),
  bidButton: 'Pujar',
  bidSent: 'PUJA ENVIADA',
  voted: 'VOTASTE',
  sold: 'ADJUDICADO',
  obra: 'OBRA',
  metro: 'METRO',
  via: spelled('VIA'),
  cupo: 'CUPO',
  observado: 'OBSERVADO',
  trazo: 'TRAZO',
  rumor: 'Correr el rumor',
  rematch: 'Revancha al toque',
  wealth: 'Riqueza',
  fame: 'Fama',
  roundCover: spelled('Portada del round'),
  coverPreview: spelled('Portada preview'),
  chipInsFull: spelled('Seguro FULL'),
  chipInsBasic: spelled('Seguro BASIC'),
  chipSecurity: 'Seguridad activa',
  chipCap: spelled('Tope de dano'),
  chipCompliance: 'Papeles en regla',
  chipControl: spelled('Control de danos'),
  chipCortina: 'Cortina de humo',
  chipAuto: 'Decisión automática',
  prefAutoPay: 'Siempre pagar para evitar penalidades',
  yes: spelled('Si'),
  no: 'No',
  fameTax: 'Impuesto a la fama',
  cash: 'Caja',
  debt: 'Deuda',
  compliance: 'Papeles',
  exposure: 'Exposición',
  rent: 'Renta',
  ops: 'Costos',
  inflationLine: 'Inflación',
  interestLine: 'Intereses',
  principalLine: 'Abono de deuda',
  loanLine: 'Pago al banco',
  pactLine: 'Pacto electoral',
  moodLine: 'Humor de la ciudad',
  forcedSaleLine: 'Remate',
  toDebtLine: 'Pasa a deuda',
  total: 'Total',
  teamSetPublic: 'Nombres reales (tipo sala privada)',
  riskLow: 'Tranqui',
  riskMid: 'Te miran',
  riskHigh: 'En la mira',
  emptyDeals: 'Nada por ahora',
  accept: 'Aceptar',
  reject: 'Rechazar',
  counter: 'Contraofertar',
  autopilot: 'Piloto automático',
} as const

export const PHASES: Readonly<Record<Phase | 'LOBBY', string>> = {
  LOBBY: 'Sala',
  MATCH_INIT: 'Preparando',
  REVEAL: 'Mercado',
  BID: 'Subasta',
  INCOME: 'Ingresos',
  ACTION: 'Acción',
  MOOD: 'Humor',
  VOTE: 'Elecciones',
  DEALS: 'Tratos',
  EVENTS: 'Eventos',
  PRESS: 'Prensa',
  AWARDS: 'Premios',
  END: 'Final',
}

/** [4.1] The buttons of the action bar. */
export const ACTIONS: Readonly<Record<ActionId | 'DEAL', string>> = {
  DEVELOP: 'Desarrollar',
  INSURE: 'Asegurar',
  SECURITY: 'Seguridad',
  PR: 'PR',
  AUDIT: spelled('Auditoria'),
  DEAL: 'Trato',
  BREAK_PACT: 'Romper pacto',
  PASS: 'Pasar',
}

/** [4.6] */
export const FAME_SPENDS: Readonly<Record<'YAPE' | NonNullable<MitigationsApplied['fameSpendUsed']>, string>> = {
  YAPE: 'Yape de emergencia',
  CONTROL_DANOS: UI.chipControl,
  CORTINA: UI.chipCortina,
}

export const FAME_POLICY: Readonly<Record<FamePolicy, string>> = {
  NONE: 'No gastar Fama',
  CONTROL_FIRST: `Primero ${UI.chipControl}`,
  CORTINA_FIRST: `Primero ${UI.chipCortina}`,
}

/** [4.6] From what loss of Fame on Cortina de humo is wanted. */
export const CORTINA_FROM_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  CORTINA_FROM.map((from) => [from, from === CORTINA_ANY ? 'Cualquier pérdida' : `Pérdidas de ${from} o más`]),
)

/** [4.1] Levels of insurance. */
export const INSURANCE: Readonly<Record<InsuranceLevel, string>> = {
  NONE: 'Sin seguro',
  BASIC: UI.chipInsBasic,
  FULL: UI.chipInsFull,
}

/** [3.4] Lines of the receipt. */
export const LINES: Readonly<Record<LineCode, string>> = {
  RENT: UI.rent,
  OPS: UI.ops,
  INFLATION: UI.inflationLine,
  INTEREST: UI.interestLine,
  PRINCIPAL: UI.principalLine,
  MOOD: UI.moodLine,
  PACT: UI.pactLine,
  LOAN: UI.loanLine,
  FAME_TAX: UI.fameTax,
  FORCED_SALE: UI.forcedSaleLine,
  TO_DEBT: UI.toDebtLine,
}

/** [7.5] What decides between two who are as rich as each other. */
export const TIE_BREAKS: Readonly<Record<TieBreak, string>> = {
  FAME: 'decide la Fama',
  DEBT: 'decide quién debe menos',
  PROPERTIES: 'deciden los predios',
  CASH: 'decide la Caja',
  COIN: 'decide la suerte',
}

/** [7.5] */
export const TITLES = { richest: 'Más rico de Lima', famous: 'Más famoso de Lima' } as const
