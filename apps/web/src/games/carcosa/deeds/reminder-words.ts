import { signed } from '../souls/words.ts'

/** What is asked before something that may be regretted. */
export const reminderWords = {
  title: 'Antes de hacerlo',
  no: 'Mejor no',
  quiet: 'No volver a avisar de esto',
  yes: {
    move: 'Ir de todos modos',
    crown: 'Tomar la Corona',
    minus5: 'Aceptar −5',
    sell: 'Vender el Llavero',
    endTurn: 'Terminar el turno',
    spend: 'Gastar la última acción',
  },
  stairs: (failing: number) =>
    failing === 0
      ? 'Cambias de piso. Con tu cordura la escalera no puede aturdirte.'
      : `Cambias de piso: tiras d6 más tu cordura, y si no llega a 3 te aturdes y pierdes el turno. Falla con ${failing} de cada 6 tiradas.`,
  freeStep: 'Gastas en ello tu paso gratis de esta ronda.',
  monster: (name: string, help: string) => `Ahí está: ${name}. ${help}`,
  crown: (keysLeft: number, target: number) =>
    `La Corona cuesta una acción y una llave, que se destruye: quedarán ${keysLeft} en juego. No se suelta nunca. Cada ronda tiras d6 más tu cordura; la primera vez necesitas ${target}, y después cada vez 1 más. Si fallas, todas las almas de tu piso pierden cordura.`,
  losesMatch: 'Con tan pocas llaves la partida estaría perdida.',
  minus5: (things: string) => `Tu cordura cae a −5. Se destruye para siempre: ${things}.`,
  minus5Nothing: 'Tu cordura cae a −5. No llevas nada que se destruya.',
  minus5Others: 'Las demás almas pierden 1 cada una.',
  minus5Chain: (names: string) => `Eso empuja al borde a: ${names}.`,
  llavero: (max: number) => `Sin el Llavero pierdes un lugar para llaves y tu máximo de cordura baja a ${signed(max)}.`,
  missing: 'Ya tienen las llaves. Para salir falta en el Umbral:',
  at: (name: string, place: string) => `${name}: ${place}`,
  actionsLost: (left: number) =>
    left === 1 ? 'Te queda 1 acción: se pierde.' : `Te quedan ${left} acciones: se pierden.`,
  tabernaLost: 'La Taberna aún te devolvería 1 de cordura en este turno, gratis.',
  lastAction: (things: string) => `Es tu última acción, y sin acciones tampoco podrás usar lo gratuito: ${things}.`,
  useful: {
    useVial: 'el Vial',
    useCompass: 'la Brújula',
    tabernaRecover: 'la Taberna',
    motemeyBuy: 'Motemey',
    motemeySell: 'Motemey',
    armeriaTake: 'la Armería',
  },
} as const
