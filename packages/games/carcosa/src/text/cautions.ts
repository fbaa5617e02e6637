import type { Names, Seat } from '@ludoteca/kernel'
import { cardOf, type Uid } from '../data/cards.ts'
import { PUERTAS_LOSS } from '../data/constants.ts'
import { ROLE_OF } from '../data/roles.ts'
import type { Move, MoveOf } from '../moves.ts'
import { lootFor } from '../rules/blunt.ts'
import { areAllFallen, losesByKeys } from '../rules/ending.ts'
import { type Falls, fallsBy, fallsWith } from '../rules/losing.ts'
import { effectiveMax, hasKeySlot, hasLlavero } from '../rules/souls.ts'
import type { Player } from '../state.ts'
import type { View } from '../view.ts'
import { count, number, series } from './grammar.ts'
import { things } from './terms.ts'

/** [12.2, 12.3] What somebody hears before a move that cannot be taken back, above all that it would lose the match. */
export function cautionsOf(view: View, seat: Seat, move: Move, names: Names): readonly string[] {
  switch (move.type) {
    case 'takeCrown':
      return ofCrown(view, seat)
    case 'acceptMinus5':
      return ofFalling(view, seat, names)
    case 'puertasTeleport':
      return ofFalls(view, fallsBy(view, move.target, PUERTAS_LOSS), names)
    case 'useBlunt':
      return ofBlow(view, seat, move)
    case 'motemeyChoose':
      return ofPurchase(view, seat, move.index)
    case 'motemeySell':
    case 'eventSell':
      return ofSale(view, seat, move.uid)
    case 'giveUp':
      return ['La partida termina para todas las almas: derrota.']
    default:
      return []
  }
}

function ofCrown(view: View, seat: Seat): string[] {
  const target = ROLE_OF[soulIn(view, seat).role].sanityMax + 1
  return [
    'La Corona cuesta una acción y una llave, que se destruye.',
    ...keysLeft(view, 1),
    `No se suelta nunca. Cada ronda tiras d6 más tu cordura: la primera vez necesitas ${number(target)}, y después cada vez 1 más. Si fallas, todas las almas de tu piso pierden cordura.`,
  ]
}

function ofFalling(view: View, seat: Seat, names: Names): string[] {
  const { keys, items } = soulIn(view, seat)
  const lost = things([...keys, ...items].map(cardOf))
  const { fallen, ...falls } = fallsWith(view, seat)
  return [
    `Tu cordura cae a −5. ${lost === '' ? 'No llevas nada que se destruya.' : `Se destruye para siempre: ${lost}.`}`,
    'Las demás almas pierden 1 cada una.',
    ...ofFalls(view, { ...falls, fallen: fallen.filter((other) => other !== seat) }, names, seat),
  ]
}

/** Who goes over the edge, and what that means for the match; `also` is somebody who falls besides. */
function ofFalls(view: View, { fallen, asked, keys }: Falls, names: Names, also?: Seat): string[] {
  const down = also === undefined ? fallen : [also, ...fallen]
  return [
    ...(fallen.length === 0
      ? []
      : [`${fallen.length === 1 ? 'Cae' : 'Caen'} a −5 sin remedio: ${all(fallen, names)}.`]),
    ...(asked.length === 0 ? [] : [`Eso empuja al borde a ${all(asked, names)}.`]),
    ...keysLeft(view, keys),
    ...(down.length + asked.length === 0 ? [] : allFallen(view, down, asked)),
  ]
}

function all(seats: readonly Seat[], names: Names): string {
  return series(seats.map(names))
}

/** [8] Whoever recovers before the round ends saves the match; nobody is sure to. */
function allFallen({ players }: View, fallen: readonly Seat[], asked: readonly Seat[]): string[] {
  if (areAllFallen(players, fallen)) {
    return ['Todas las almas quedarían en −5: derrota al final de la ronda, si ninguna se recupera antes.']
  }
  if (!areAllFallen(players, [...fallen, ...asked])) return []
  return ['Si nadie más sacrifica nada, todas las almas quedarían en −5: derrota al final de la ronda.']
}

/** [8] How many keys so many destroyed ones leave, and whether that loses the match. */
function keysLeft({ config, keysDestroyed, keysInGame }: View, destroyed: number): string[] {
  if (destroyed === 0) return []
  const left = keysInGame - destroyed
  const verb = left === 1 ? 'Quedaría' : 'Quedarían'
  const keys = left === 0 ? 'No quedaría ninguna llave en juego' : `${verb} ${count(left, 'llave')} en juego`
  const isLost = losesByKeys(config, keysDestroyed + destroyed, left)
  return [`${keys}${isLost ? ': derrota al final de la ronda' : ''}.`]
}

/** [7.9] What of the Duende's loot would not fit. */
function ofBlow(view: View, seat: Seat, { uid, monster }: MoveOf<'useBlunt'>): string[] {
  const loot = view.monsters.find(({ id }) => id === monster)?.loot ?? []
  const { lost } = lootFor(without(soulIn(view, seat), uid), loot)
  if (lost.length === 0) return []
  const cards = lost.map(cardOf)
  const keys = cards.filter((card) => card === 'KEY').length
  return [`Esto no te cabe y se destruye para siempre: ${things(cards)}.`, ...keysLeft(view, keys)]
}

/** [7.8] A key that does not fit goes back, and what was paid for it does not. */
function ofPurchase({ question, players }: View, seat: Seat, index: number): string[] {
  const uid = question?.step === 'motemeyChoose' ? question.offers?.[index] : undefined
  if (uid === undefined || cardOf(uid) !== 'KEY' || hasKeySlot(players[seat] as Player)) return []
  return ['No te cabe otra llave: volvería al fondo del mazo de Motemey, y el precio no se devuelve.']
}

/** [7.7] A second Llavero is not missed. */
function ofSale(view: View, seat: Seat, uid: Uid): string[] {
  const rest = without(soulIn(view, seat), uid)
  if (cardOf(uid) !== 'TREASURE_RING' || hasLlavero(rest)) return []
  return [`Sin el Llavero pierdes un lugar para llaves y tu máximo de cordura baja a ${number(effectiveMax(rest))}.`]
}

function without(p: Readonly<Player>, uid: Uid): Player {
  return { ...p, items: p.items.filter((other) => other !== uid) }
}

function soulIn({ players }: View, seat: Seat): Readonly<Player> {
  return players[seat] as Player
}
