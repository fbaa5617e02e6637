import { FAME_SPENDS, UI } from '@ludoteca/imperio'

/** What the receipts say. */
export const incomeWords = {
  shop: 'CASERO & CÍA.',
  slip: 'Boleta de ingresos',
  of: (name: string) => `Boleta de ${name}`,
  before: 'Tenías',
  hadBefore: 'Tenía',
  after: UI.cash,
  total: UI.total,
  wealth: UI.wealth,
  debt: UI.debt,
  nothing: 'Sin movimientos: ni renta ni cuentas.',
  sold: (name: string, price: number) => `Remate forzado: ${name} se fue por ${price}.`,
  fame: (change: string) => `${UI.fame} ${change} por lo que quedó sin pagar.`,
  hidden: (change: string) => `${UI.fame} ${change}: ${FAME_SPENDS.CORTINA}, y la prensa ni se entera.`,
  others: 'Los demás',
  holds: (cash: number) => `${UI.cash} ${cash}`,
  everybody: 'Todas las boletas',
  waiting: 'Se están sacando las cuentas…',
  thanks: 'Gracias por su preferencia',
} as const
