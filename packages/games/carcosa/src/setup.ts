import { type Chance, frozenCopy, type Io, type Seat } from '@ludoteca/kernel'
import { type Config, soulsOf } from './config.ts'
import { FLOORS, type NodeId, ROOMS, type RoomNumber, roomAt, STARTING_NODES } from './data/board.ts'
import { CARDS_PER_ROOM, MOTEMEY_UIDS, ROOM_UIDS, TALE_UIDS, TALES_IN_ROOMS, type Uid } from './data/cards.ts'
import { STAIRS_CHARGES } from './data/constants.ts'
import { KING_START_FLOOR } from './data/king.ts'
import { FIXED_ROLES, ROLE_IDS, ROLE_OF, type RoleId, TWO_SOULS_ROLE } from './data/roles.ts'
import { SPECIAL_ROOMS_POOL, type SpecialId } from './data/special-rooms.ts'
import type { Fact } from './facts.ts'
import { rollD4 } from './rules/dice.ts'
import { makeToken } from './rules/items.ts'
import { assertSpecials } from './rules/special-setup.ts'
import type { Deck, Player, Special, State } from './state.ts'

/** [4] The draws come in this order: roles, special rooms and their places, stairs, tales, room decks, Motemey. */
export function initialState(config: Config, seats: number, io: Io<Fact>): State {
  const roles = drawRoles(config, soulsOf(config, seats), io.chance)
  const starts = STARTING_NODES[roles.length] as readonly NodeId[]
  const specials = drawSpecials(io)
  // Lists are not made by `map`, which makes another kind of them once it is compiled; whatever reads the state would be
  // compiled anew.
  const stairs = Array.from(FLOORS, (floor) => roomAt(floor, rollD4(io) as RoomNumber))
  const tales = shuffled('tales', TALE_UIDS, io.chance)
  const cards = shuffled('deck:rooms', [...ROOM_UIDS, ...tales.slice(0, TALES_IN_ROOMS)], io.chance)
  const motemey = shuffled('deck:motemey', [...MOTEMEY_UIDS, ...tales.slice(TALES_IN_ROOMS)], io.chance)
  const s: State = {
    config: frozenCopy({
      ...config,
      roles: Object.freeze(config.roles.slice()),
      presenceTable: Object.freeze(config.presenceTable.slice()),
    }),
    round: 1,
    phase: 'PLAYER',
    ending: null,
    starter: 0,
    active: null,
    players: Array.from(roles, (role, seat) => newSoul(role, starts[seat] as NodeId)),
    monsters: [],
    specials,
    boxAt: Array.from(ROOMS, (_, box) => box),
    boxes: Array.from(ROOMS, (_, box) => deckOf(cards.slice(box * CARDS_PER_ROOM, (box + 1) * CARDS_PER_ROOM))),
    motemey: deckOf(motemey),
    stairs,
    tempStairs: [],
    stairsCharges: STAIRS_CHARGES,
    king: { floor: KING_START_FLOOR, vanish: 0, doubled: false, limitedFloor: 0, d4: 0, d6: 0 },
    crown: { holder: null, target: 0 },
    book: { holder: null, attached: [] },
    keysDestroyed: 0,
    ritualDone: false,
    salonUses: 0,
    tueTueCount: 0,
    discard: [],
    removed: [],
    supplyCount: 0,
    reveals: 0,
    lastMinus5Source: null,
    agenda: [{ step: 'roundStart' }],
  }
  for (const p of s.players) for (const item of ROLE_OF[p.role].starts) p.items.push(makeToken(s, item))
  return s
}

/** [4 step 1] */
function drawRoles({ roleDraw, roles }: Config, souls: number, chance: Chance): readonly RoleId[] {
  if (roleDraw === 'CHOOSE') return roles
  if (roleDraw === 'FIXED') return FIXED_ROLES.slice(0, souls)
  if (souls > 2) return shuffled('roles', ROLE_IDS, chance).slice(0, souls)
  // [D-05] Two souls could hardly win without the Apostador.
  const seat: Seat = chance.int('roles', souls)
  const other = chance.pick(
    'roles',
    ROLE_IDS.filter((role) => role !== TWO_SOULS_ROLE),
  )
  return seat === 0 ? [TWO_SOULS_ROLE, other] : [other, TWO_SOULS_ROLE]
}

/** [4 step 4, seed A] Three different kinds, one per floor, face down, never in a corridor. */
function drawSpecials(io: Io<Fact>): Special[] {
  const chosen = shuffled('specials', SPECIAL_ROOMS_POOL, io.chance).slice(0, FLOORS.length)
  io.chance.shuffle('specials', chosen)
  const specials = Array.from(
    FLOORS,
    (floor, i): Special => ({
      node: roomAt(floor, rollD4(io) as RoomNumber),
      kind: chosen[i] as SpecialId,
      revealed: false,
      destroyed: false,
      activations: 0,
      armory: [],
    }),
  )
  assertSpecials(specials)
  return specials
}

function shuffled<T>(stream: string, items: readonly T[], chance: Chance): T[] {
  const copy = items.slice()
  chance.shuffle(stream, copy)
  return copy
}

function deckOf(cards: Uid[]): Deck {
  return { cards, known: Array.from(cards, () => 0) }
}

/** [4 step 2] */
function newSoul(role: RoleId, node: NodeId): Player {
  const { sanityMax } = ROLE_OF[role]
  return {
    role,
    node,
    sanity: sanityMax,
    sanityMax,
    objectSlotPenalty: 0,
    actionsLeft: 0,
    keys: [],
    items: [],
    soulbound: [],
    statuses: [],
    shield: 0,
    protecting: false,
    atMinus5: false,
    lastMinus5Round: -1,
    skipNextRound: false,
    turnLocked: false,
    freeMoveUsed: false,
    doubleRollUsed: false,
    tabernaUsed: false,
    escapeTried: false,
    ritualRefused: false,
    freeActions: 0,
    tradeOffers: 0,
    ringUsedRound: -1,
    moveBlockedRound: -1,
    yellowProtectionRound: -1,
    graceRound: -1,
  }
}
