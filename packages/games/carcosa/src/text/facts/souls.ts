import { STATUS_OF, type StatusId } from '../../data/statuses.ts'
import type { SoulFact } from '../../facts.ts'
import type { MoveKind } from '../../frames.ts'
import { count, number, of, quoted, sentence, sum, to } from '../grammar.ts'
import { EVENT_NAMES, place, STATUS_NAMES, thing } from '../terms.ts'
import type { FactOf, FactWords } from './words.ts'

export const soulFacts: FactWords<SoulFact['type']> = {
  moved: ({ seat, to: node, how }, names) => `${MOVES[how](names(seat), place(node))}.`,
  actionsCut: ({ seat, left }, names) => {
    if (left === 0) return `A ${names(seat)} no le quedan acciones.`
    return `A ${names(seat)} solo le queda${left === 1 ? '' : 'n'} ${count(left, 'acción', 'acciones')}.`
  },
  nextTurnLost: ({ seat }, names) => `${names(seat)} perderá su próximo turno.`,
  movementBlocked: ({ seat }, names) => `El hielo retiene a ${names(seat)}: sin caminar hasta el final de la ronda.`,
  statusGained: ({ seat, status, left }, names) => `${GAINED[status](names(seat))}: ${lasting(status, left)}.`,
  statusEnded: statusEnded,
  sanidadDiscarded: ({ seat }, names) => `${names(seat)} deja ir la Sanidad, y con ella todos sus estados.`,
  escapeTried: ({ seat, die, total, free }, names) =>
    `${names(seat)} intenta soltarse: ${sum(die, total)}. ${free ? 'Lo logra.' : 'No lo logra y su turno se acaba.'}`,
  protectSet: ({ seat, on }, names) =>
    on ? `${names(seat)} monta guardia por quienes estén a su lado.` : `${names(seat)} deja la guardia.`,
  healerGave: ({ seat, status }, names) =>
    `${names(seat)} impone las manos sobre las demás almas: ${STATUS_NAMES[status]}.`,
  ringUsed: ({ seat }, names) => `${names(seat)} gira el Anillo. Todo parece claro otra vez; algo empieza a cobrar.`,
  tradeOffered: ({ seat, to: partner, give, take }, names) => {
    const [who, other] = [names(seat), names(partner)]
    if (give === null)
      return take === null ? `${who} le habla a ${other}.` : `${who} le pide a ${other} ${thing(take)}.`
    return `${who} le ofrece a ${other} ${thing(give)}${take === null ? '' : ` a cambio ${of(thing(take))}`}.`
  },
  tradeAnswered: ({ seat, by, accepted }, names) =>
    `${names(by)} ${accepted ? 'acepta' : 'rechaza'} el trato de ${names(seat)}.`,
  rolled: rolled,
  rolledTwice: ({ seat, die, total }, names) =>
    `${names(seat)} apuesta y suma un segundo dado: ${number(die)}. El total es ${fromZero(total)}.`,
}

const MOVES: Readonly<Record<MoveKind, (who: string, where: string) => string>> = {
  MOVE: (who, where) => `${who} va ${to(where)}`,
  COMPASS: (who, where) => `${who} sigue la Brújula hasta ${where}`,
  PUERTAS: (who, where) => `${who} cruza las Puertas de Amarillo y aparece en ${where}`,
  ASCENSOR: (who, where) => `El ascensor deja a ${who} en ${where}`,
  TRAMPILLA: (who, where) => `El suelo cede bajo ${who}, que cae hasta ${where}`,
  CAMBIA_CARAS: (who, where) => `${who} parpadea y está en ${where}`,
  COMIDA: (who, where) => `Alguien llama a la mesa: ${who} aparece en ${where}`,
  KING_STAIRS: (who, where) => `El Rey señala la escalera: ${who} va ${to(where)}`,
  KING_ATTRACT: (who, where) => `El Rey llama: ${who} acude ${to(where)}`,
  CARRIED: (who, where) => `El saco lleva a ${who} ${to(where)}`,
}

const GAINED: Readonly<Record<StatusId, (who: string) => string>> = {
  ENVENENADO: (who) => `El veneno entra en ${who}`,
  SANIDAD: (who) => `Una calma limpia rodea a ${who} (Sanidad)`,
  MALDITO: (who) => `Una maldición se posa sobre ${who}`,
  PARANOIA: (who) => `${who} ya no confía en nadie (Paranoia)`,
  VANIDAD: (who) => `${who} no puede dejar de mirarse (Vanidad)`,
  ILUMINADO: (who) => `Una luz acompaña a ${who} (Iluminado)`,
  STUN: (who) => `Las fuerzas abandonan a ${who} (Aturdido)`,
  TRAPPED_SPIDER: (who) => `La telaraña se cierra sobre ${who}`,
  TRAPPED_SACK: (who) => `El saco se cierra sobre ${who}`,
}

function lasting(status: StatusId, left: number): string {
  return STATUS_OF[status].ticks === 'ROUND' ? count(left, 'ronda') : count(left, 'turno')
}

/** Statuses as something that one has and gets rid of. */
const BURDENS: Readonly<Record<StatusId, string>> = {
  ENVENENADO: 'el veneno',
  SANIDAD: 'la Sanidad',
  MALDITO: 'la maldición',
  PARANOIA: 'la Paranoia',
  VANIDAD: 'la Vanidad',
  ILUMINADO: 'la luz',
  STUN: 'el aturdimiento',
  TRAPPED_SPIDER: 'la telaraña',
  TRAPPED_SACK: 'el saco',
}

function statusEnded({ seat, status, why }: FactOf<'statusEnded'>, names: (seat: number) => string): string {
  const [who, burden] = [names(seat), BURDENS[status]]
  switch (why) {
    case 'TIME':
      if (status === 'TRAPPED_SPIDER' || status === 'TRAPPED_SACK')
        return `${sentence(burden)} por fin suelta a ${who}.`
      return `A ${who} se le pasa ${burden}.`
    case 'CLEARED':
      return `${who} se libra ${of(burden)}.`
    case 'ESCAPED':
      return `${who} se suelta ${of(burden)}.`
    case 'FREED':
      return `Alguien libera a ${who} ${of(burden)}.`
  }
}

function rolled(fact: FactOf<'rolled'>, names: (seat: number) => string): string {
  const [who, die] = [names(fact.seat), number(fact.die)]
  switch (fact.why) {
    case 'EVENT':
      return `${quoted(EVENT_NAMES[fact.event])}: ${who} saca un ${die} y el total es ${fromZero(fact.total)}.`
    case 'STAIRS':
      return `${who} cambia de piso a la carrera: ${sum(fact.die, fact.total)}.`
    case 'MONASTERIO':
      return `En el Monasterio, ${who} saca un ${die}.`
    case 'CAMARA':
      return `La Cámara Letal pone su precio: sale un ${die}.`
  }
}

/** [3.5] The total of an event is never less than 0, whatever die and sanity come to. */
function fromZero(total: number): string {
  return total === 0 ? '0, el mínimo' : number(total)
}
