/** What a trade says. */
export const tradeWords = {
  title: 'Ofrecer un trato',
  lead: 'Como mucho una cosa de cada lado. La otra alma puede rechazarlo. No gasta acciones.',
  with: '¿Con quién?',
  give: 'Das',
  gives: (name: string) => `${name} da`,
  nothing: 'Nada',
  hasNothing: 'No lleva nada que se pueda dar.',
  youHaveNothing: 'No llevas nada que se pueda dar.',
  after: 'Después',
  keys: (held: number, capacity: number) => `llaves ${held} de ${capacity}`,
  objects: (held: number, slots: number) => `objetos ${held} de ${slots}`,
  maximum: (max: number) => `máximo ${max}`,
  gets: (name: string, thing: string) => `${name} recibe: ${thing}`,
  getsNothing: (name: string) => `${name} no recibe nada`,
  offer: 'Ofrecer',
  empty: 'Un trato necesita al menos una cosa.',
  gone: 'Ahora no puedes ofrecer nada: ya no están en el mismo lugar, o no es tu turno.',
  cancel: 'Cancelar',
  offersLeft: (left: number) =>
    left === 1 ? 'Te queda 1 oferta en este turno.' : `Te quedan ${left} ofertas en este turno.`,
  tradeWith: (name: string) => `Ofrecer un trato a ${name}`,
} as const
