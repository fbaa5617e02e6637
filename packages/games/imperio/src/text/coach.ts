import { spelled } from '../data/literals.ts'
import type { Phase } from '../frames.ts'

/** [9] What the coach says in the tutorial, by round and phase: two sentences at most. */
export const COACH: readonly Readonly<Partial<Record<Phase, string>>>[] = [
  {
    REVEAL: 'Esta es la fila de predios en venta. Las señales de hoy suben la renta de las casas.',
    BID: 'Puja 4 por el Depa Los Olivos. Nadie ve tu puja hasta el final.',
    INCOME: '¡ADJUDICADO! Tu primer predio ya cobra renta.',
    ACTION: spelled('Cada ronda tienes una sola acción. Toca Asegurar y ponle seguro BASIC.'),
    MOOD: 'El público vota el humor de la próxima ronda. Esta vez vota tú.',
    DEALS: 'Aquí se cierran los tratos entre caseros. Hoy no hay ninguno.',
    EVENTS: 'La ciudad siempre le pega a alguien. Hoy le tocó a Don Pancho.',
    PRESS: 'Todo termina en titulares. Toca la portada para verla completa.',
  },
  {
    REVEAL: 'Ganó «Todos buscan depa»: todas las rentas suben 1. Mira la fila nueva.',
    BID: 'Ahora elige tú. Puedes pujar o guardar tu caja.',
    INCOME: 'Mira tu recibo: rentas menos costos. Lo que queda es tu caja.',
    ACTION: 'Prueba Desarrollar para subir tu renta. O toca Pasar y ahorra.',
    DEALS: 'Pronto podrás ofrecer tratos a otros caseros. Hoy seguimos de largo.',
    EVENTS: '¡Polillas! Tu seguro cubrió toda la pérdida.',
    PRESS: 'Gana quien termina con más Riqueza: caja más predios menos deuda.',
    END: 'Ya eres casero. Te llevas el logro Primer Casero.',
  },
]

/** What was learnt, for the end. */
export const LEARNT: readonly string[] = [
  'Todos pujan a la vez y en secreto: el predio es de quien puso más.',
  'Cada ronda cobras tus rentas, pagas tus costos y haces una sola acción.',
  'El público cambia el humor de la ciudad, y la ciudad siempre le pega a alguien.',
  'Un predio con seguro aguanta el golpe.',
  'Gana quien termina con más Riqueza: caja más predios menos deuda.',
]

/** What leads to the tutorial is called, before it was finished and afterwards. */
export const INVITES = { first: 'Jugar tutorial', again: 'Jugar tutorial de nuevo' } as const
