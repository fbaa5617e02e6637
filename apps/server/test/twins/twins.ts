import { box as aufbau } from '@ludoteca/aufbau'
import { box as banca } from '@ludoteca/banca'
import { box as carcosa } from '@ludoteca/carcosa'
import { box as imperio } from '@ludoteca/imperio'
import { type Box, type Game, type Move, type Seat, SeededChance, TABLE } from '@ludoteca/kernel'
import { box as ludomercatus } from '@ludoteca/ludomercatus'
import { box as pearls } from '@ludoteca/pearls'
import { box as plaza } from '@ludoteca/testgame'

/** A match that is played twice, in memory or over sockets. */
export interface Scene {
  /** Makes a move that must be accepted. */
  move(seat: Seat, move: Move | Readonly<Record<string, unknown>>): Promise<void>
  /** What that seat sees. */
  view<V>(seat: Seat): V
}
/** One of the ways in which something secret may happen, or not. */
export type Way = (scene: Scene) => Promise<void>

/** Runs of one match that differ in something secret: nobody but the insiders may receive one other byte. */
export interface Twins {
  readonly box: Box
  readonly seats: number
  readonly options: object
  /** What happens first, the same in all runs. */
  readonly opening: Way
  readonly ways: Readonly<Record<string, Way>>
  /** Who may know. */
  readonly insiders: readonly Seat[]
  /** Makes the world of all runs but the first: what is hidden lies otherwise there. A single way is gone in both. */
  elsewhere?(box: Box): Box
  /** What happens afterwards, the same in all runs. */
  readonly closing: Way
  /** What the others try to find out more: each is refused, or is a move that they may make. */
  readonly prying: readonly Readonly<Record<string, unknown>>[]
  /**
   * Where the rules show everybody that an answer is in: the places of the view and the facts in which a run without it
   * differs. Everything else must be the same.
   */
  readonly mark?: { readonly paths: readonly string[]; readonly facts: readonly object[] }
}

const nothing: Way = async () => {}
const UNDO = { type: 'undo' }
const NO_BID = { type: 'bid', propertyId: null, amount: 0, useFameToken: false }
const escort = (toOwnerId: string) => ({ type: 'dealOffer', templateId: 'SECURITY_ESCORT', toOwnerId, fields: {} })

/** The second seat offers its lot to the third. */
async function sell(scene: Scene, price: number): Promise<void> {
  const { row } = scene.view<{ row: { propertyId: string; owner: Seat | null }[] }>(1)
  const fields = { side: 'SELL', propertyId: row.find(({ owner }) => owner === 1)?.propertyId, price }
  await scene.move(1, { type: 'dealOffer', templateId: 'CASH_FOR_PROPERTY', toOwnerId: 'O-03', fields })
}

/** The third seat answers the only offer it has. */
async function answerOffer(scene: Scene, response: 'ACCEPT' | 'REJECT'): Promise<void> {
  const [deal] = scene.view<{ deals: { dealId: string }[] }>(2).deals
  await scene.move(2, { type: 'dealResponse', dealId: deal?.dealId, response })
}

const PSYCHIC_FIRST = { clocks: false, roleDraw: 'CHOOSE', roles: ['PSYCHIC', 'BRAWLER', 'HEALER'] }

/** The first seat goes where two cards lie that only it may see. What else lies face down is turned over for everybody. */
async function lookIntoRoom(scene: Scene): Promise<void> {
  const { specials } = scene.view<{ specials: { node: string }[] }>(1)
  const to = ['F1_R1', 'F1_R2', 'F1_R3', 'F1_R4'].find((room) => !specials.some(({ node }) => node === room))
  await scene.move(0, { type: 'move', to })
}

export const TWINS: Readonly<Record<string, Twins>> = {
  // [18] Exit choices are sealed; that somebody has chosen is not.
  banca: {
    box: banca as unknown as Box,
    seats: 4,
    options: { clocks: false },
    opening: nothing,
    ways: {
      leaves: (scene) => scene.move(1, { type: 'exitChoice', exit: true }),
      stays: (scene) => scene.move(1, { type: 'exitChoice', exit: false }),
    },
    insiders: [1],
    closing: (scene) => scene.move(2, { type: 'exitChoice', exit: false }),
    prying: [{ type: 'decide', level: 'keep', lottery: 'skip' }, UNDO],
    mark: { paths: ['view.answered[1]'], facts: [{ type: 'decided', seat: 1 }] },
  },
  // [R3] Bids are sealed; that a card is down is not.
  pearls: {
    box: pearls as unknown as Box,
    seats: 3,
    options: {},
    opening: nothing,
    ways: {
      low: (scene) => scene.move(1, { type: 'bid', card: 2 }),
      high: (scene) => scene.move(1, { type: 'bid', card: 5 }),
    },
    insiders: [1],
    closing: (scene) => scene.move(2, { type: 'bid', card: 1 }),
    prying: [{ type: 'bid', card: 99 }, UNDO],
    mark: { paths: ['view.bidIn[1]'], facts: [] },
  },
  // Offers are for their two parties, and so is what becomes of them.
  plaza: {
    box: plaza as unknown as Box,
    seats: 4,
    options: { rounds: 1, clocks: false, undo: 'own' },
    async opening(scene) {
      await scene.move(TABLE, { type: 'continue' })
      const [lot] = scene.view<{ row: { propertyId: string; reserve: number }[] }>(1).row
      const bid = { type: 'bid', useFameToken: false }
      await scene.move(1, { ...bid, propertyId: lot?.propertyId, amount: lot?.reserve })
      for (const seat of [0, 2, 3]) await scene.move(seat, { ...bid, propertyId: null, amount: 0 })
    },
    ways: {
      refused: async (scene) => {
        await sell(scene, 3)
        await answerOffer(scene, 'REJECT')
      },
      accepted: async (scene) => {
        await sell(scene, 5)
        await answerOffer(scene, 'ACCEPT')
      },
      nothing,
    },
    insiders: [1, 2],
    closing: (scene) => scene.move(0, { type: 'action', action: 'PASS' }),
    prying: [{ type: 'dealResponse', dealId: 'D-01-002', response: 'ACCEPT' }],
  },
  // [10] The same in Imperio, where an offer is an action, and that somebody has acted is shown.
  imperio: {
    box: imperio as unknown as Box,
    seats: 4,
    options: { clocks: false },
    async opening(scene) {
      const phase = () => scene.view<{ phase: string }>(0).phase
      for (let i = 0; i < 20 && phase() !== 'ACTION'; i++) {
        if (phase() !== 'BID') await scene.move(TABLE, { type: 'continue' })
        else for (const seat of [0, 1, 2, 3]) await scene.move(seat, NO_BID)
      }
    },
    ways: {
      refused: async (scene) => {
        await scene.move(1, escort('O-03'))
        await answerOffer(scene, 'REJECT')
      },
      accepted: async (scene) => {
        await scene.move(1, { ...escort('O-03'), templateId: 'NON_COMPETE', fields: { district: 'Miraflores' } })
        await answerOffer(scene, 'ACCEPT')
      },
    },
    insiders: [1, 2],
    closing: (scene) => scene.move(0, { type: 'action', action: 'PASS' }),
    mark: { paths: ['view.submitted[1]'], facts: [{ type: 'actionIn', seat: 1 }] },
    prying: [{ type: 'dealResponse', dealId: 'D-01-001', response: 'ACCEPT' }, NO_BID, UNDO],
  },
  // [9, D-35] Closed books: what others do, and whether, is their business.
  aufbau: {
    box: aufbau as unknown as Box,
    seats: 3,
    options: { clocks: false },
    async opening(scene) {
      await scene.move(TABLE, { type: 'advance' })
      await scene.move(0, { type: 'addNote', text: 'Meine Notiz' })
    },
    ways: {
      courts: (scene) => scene.move(1, { type: 'gainInfluence', kind: 'temporary', investments: 1 }),
      lends: (scene) => scene.move(1, { type: 'moneyLend', investments: 1 }),
      notes: (scene) => scene.move(1, { type: 'addNote', text: 'Deine Notiz' }),
      nothing,
    },
    insiders: [1],
    closing: (scene) => scene.move(2, { type: 'addNote', text: 'Seine Notiz' }),
    prying: [UNDO, { type: 'moneyLend', investments: 99 }],
  },
  // [9] What the Psíquico sees nobody else does: the cards may be any others.
  carcosa: {
    box: carcosa as unknown as Box,
    seats: 3,
    options: PSYCHIC_FIRST,
    opening: nothing,
    ways: { looks: lookIntoRoom },
    insiders: [0],
    elsewhere: hiddenOtherwise,
    closing: nothing,
    prying: [{ type: 'psychicLook', order: 'SWAP' }, { type: 'endTurn' }, UNDO],
  },
  // [7.13, 9] Nor how he arranges the two: what he draws then lay on top, or he has put it there.
  'carcosa, arranging': {
    box: carcosa as unknown as Box,
    seats: 3,
    options: PSYCHIC_FIRST,
    opening: lookIntoRoom,
    ways: {
      keeps: (scene) => scene.move(0, { type: 'psychicLook', order: 'KEEP' }),
      swaps: (scene) => scene.move(0, { type: 'psychicLook', order: 'SWAP' }),
    },
    insiders: [0],
    elsewhere: topsSwapped,
    closing: nothing,
    prying: [{ type: 'psychicLook', order: 'KEEP' }, { type: 'endTurn' }, UNDO],
  },
  // [22] The order of the two decks is all that is hidden.
  ludomercatus: {
    box: ludomercatus as unknown as Box,
    seats: 3,
    options: { clocks: false, startingPlayer: 'first' },
    opening: nothing,
    ways: { rolls: (scene) => scene.move(0, { type: 'roll' }) },
    insiders: [],
    elsewhere: hiddenOtherwise,
    closing: nothing,
    prying: [{ type: 'bid', amount: 1 }, UNDO],
  },
}

/** The same game, set up so that everything nobody can see is otherwise. */
function hiddenOtherwise(box: Box): Box {
  return setUpOtherwise(box, (state) => box.game.sample(state, 'spectator', new SeededChance('else')))
}

/** The same game, with the two topmost cards of every deck the other way round. */
function topsSwapped(box: Box): Box {
  return setUpOtherwise(box, (state) => {
    const { boxes } = state as { boxes: { cards: number[] }[] }
    for (const { cards } of boxes) cards.unshift(...cards.splice(0, 2).reverse())
    return state
  })
}

function setUpOtherwise(box: Box, change: (state: object) => object): Box {
  const setup: Game['setup'] = (config, seats, io) => change(box.game.setup(config, seats, io))
  return { ...box, game: { ...box.game, setup } }
}
