import {
  type Box,
  configure,
  drawAny,
  drawMove,
  type Fact,
  type Move,
  Position,
  type Seat,
  SeededChance,
  type Viewer,
} from '@ludoteca/kernel'
import { shelf } from '@ludoteca/registry'
import { box as plaza } from '@ludoteca/testgame'
import { expect, test } from 'vitest'

type AnyPosition = Position<object, object, Move, object, Fact>
const MATCHES = 2
const MOVES_MAX = 60

const textFor = ({ game, state }: AnyPosition, viewer: Viewer) => JSON.stringify(game.view(state, viewer))

/** The move on a copy of this position. */
function after({ game, state }: AnyPosition, luck: SeededChance, seat: Seat, move: Move): AnyPosition {
  const position: AnyPosition = new Position(game, game.copy(state), luck.clone())
  position.apply(seat, move)
  return position
}

/** Positions in which a seat keeps an answer that shows nobody else, while others are still asked the same. */
function* sealedIn(position: AnyPosition, luck: SeededChance, seats: number, dice: SeededChance) {
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)]
  for (const { seat, open, prompt, choices } of position.decisions) {
    if (open || seat < 0) continue
    for (const choice of choices) {
      const moves = [0, 1].map(() => drawMove(position.state, seat, choice, dice))
      const [one, other] = moves.map((move) => move && after(position, luck, seat, move))
      const stillAsked = one?.decisions.filter((d) => !d.open && d.prompt === prompt).map((d) => d.seat) ?? []
      if (!one || !other || stillAsked.length === 0 || stillAsked.includes(seat)) continue
      const unlike = viewers.filter((viewer) => textFor(one, viewer) !== textFor(other, viewer))
      if (unlike.length === 1 && unlike[0] === seat) yield { seat, state: one.state }
    }
  }
}

/** How often a seat kept a sealed answer in random play, and how often it could have been taken over then. */
function lookAt(box: Box): { sealed: number; taken: string[] } {
  const { game, handover } = box
  const taken: string[] = []
  let sealed = 0
  for (let match = 0; match < MATCHES; match++) {
    const luck = new SeededChance(`seats ${match}`)
    const dice = new SeededChance(`dice ${match}`)
    const seats = Math.max(game.seats.min, 2)
    const position: AnyPosition = Position.setup(game, configure(game, {}, seats) as object, seats, luck)
    for (let moves = 0; moves < MOVES_MAX && !game.outcome(position.state); moves++) {
      for (const { seat, state } of sealedIn(position, luck, seats, dice)) {
        sealed++
        if (handover?.isNow(state, seat) ?? true) taken.push(`match ${match}, move ${moves}, seat ${seat}`)
      }
      const drawn = drawAny(position.state, position.decisions, dice, 4)
      if (!drawn) break
      position.apply(drawn.seat, drawn.move)
    }
  }
  return { sealed, taken }
}

const boxes = [...(await Promise.all(shelf.map((entry) => entry.load()))), plaza as unknown as Box]
/** In the others seats act by turns, or keep books that are never laid open. */
const SEALING = ['imperio', 'banca', 'pearls', 'plaza']

test.each(boxes.map((box) => [box.game.id, box] as const))(
  'in %s nobody takes over a seat that keeps a sealed answer',
  (id, box) => {
    const { sealed, taken } = lookAt(box)
    expect(taken).toEqual([])
    if (SEALING.includes(id)) expect(sealed).toBeGreaterThan(0)
  },
)
