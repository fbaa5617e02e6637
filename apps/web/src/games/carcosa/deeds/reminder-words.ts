/** What is asked before something that may be regretted. */
export const reminderWords = {
  title: 'Antes de hacerlo',
  no: 'Mejor no',
  quiet: 'No volver a avisar de esto',
  yes: {
    go: 'Hacerlo de todos modos',
    move: 'Ir de todos modos',
    endTurn: 'Terminar el turno',
    spend: 'Gastar la última acción',
  },
  /** What the button says after a caution, by the move it is about. */
  cautioned: {
    takeCrown: 'Tomar la Corona',
    acceptMinus5: 'Aceptar −5',
    puertasTeleport: 'Cruzar de todos modos',
    useBlunt: 'Golpear de todos modos',
    motemeyChoose: 'Quedarme con ella',
    motemeySell: 'Vender el Llavero',
    eventSell: 'Vender el Llavero',
    giveUp: 'Rendirse a la casa',
  },
  stairs: (failing: number) =>
    failing === 0
      ? 'Cambias de piso. Con tu cordura la escalera no puede aturdirte.'
      : `Cambias de piso: tiras d6 más tu cordura, y si no llega a 3 te aturdes y pierdes el turno. Falla con ${failing} de cada 6 tiradas.`,
  freeStep: 'Gastas en ello tu paso gratis de esta ronda.',
  monster: (name: string, help: string) => `Ahí está: ${name}. ${help}`,
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
