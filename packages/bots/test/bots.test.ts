import { type Bot, Broken, type Decision, isRefusal, Match, SeededChance } from '@ludoteca/kernel'
import { box, type Config, type Fact, type Move, pearls, type State, type View } from '@ludoteca/pearls'
import { describe, expect, test, vi } from 'vitest'
import { type BotSeat, botFor, Driver, random } from '../src/index.ts'

function begin() {
  const seats = ['Ana', 'Beto', 'Caro'].map((name) => ({ name, kind: 'bot' }))
  const match = Match.start(pearls, { options: {}, seats, seed: 'bots' })
  if (isRefusal(match)) throw new Error(match.code)
  return match
}
const seated = (bot: Bot<View, Move>, seat: number): BotSeat<View, Move> => ({
  bot,
  chance: new SeededChance(`seat ${seat}`),
})
const table = (botAt: (seat: number) => Bot<View, Move> | undefined) => {
  const seats = [0, 1, 2].map((seat) => {
    const bot = botAt(seat)
    return bot && seated(bot, seat)
  })
  return new Driver<Config, State, Move, View, Fact>((seat) => seats[seat], { alone: true })
}

describe('the driver', () => {
  test.each(['random', 'easy', 'normal'] as const)('brings a match of %s bots to its end', (strength) => {
    const match = begin()
    const driver = table(() => botFor(box, strength))
    while (!match.outcome()) {
      const turn = driver.next(match.position)
      if (!turn) throw new Error('nobody moves')
      expect(match.submit(turn.seat, turn.move).ok).toBe(true)
    }
    expect(match.log).toHaveLength(21)
  })

  test('waits for a seat that no bot plays', () => {
    const match = begin()
    const driver = table((seat) => (seat === 1 ? undefined : random))
    for (let turn = driver.next(match.position); turn; turn = driver.next(match.position)) {
      match.submit(turn.seat, turn.move)
    }
    expect(match.view('spectator').bidIn).toEqual([true, false, true])
  })

  test('plays the fallback of a bot that has no answer', () => {
    const match = begin()
    const turn = table(() => () => undefined).next(match.position)
    expect(turn).toEqual({ seat: 0, move: { type: 'bid', card: 1 } })
  })

  test('looks for news for a seat that nobody waits for, not for one that is asked anyway', () => {
    const match = begin()
    const { position } = match
    const polled: number[] = []
    const open = (seat: number): Decision<State, Move> => ({
      seat,
      open: true,
      prompt: 'open',
      choices: [],
      poll: () => polled.push(seat),
    })
    const awaited = position.decisions.filter(({ seat }) => seat === 1)
    Object.defineProperty(position, 'decisions', { value: [...awaited, open(0), open(1), open(2)] })
    table(() => () => undefined).next(position)
    expect(polled).toEqual([0, 2])
  })

  test('asks once whether there is news where all seats ask the same, and for each question apart', () => {
    const match = begin()
    const { position } = match
    const asked: string[] = []
    const about = (what: string, news: number) => () => {
      asked.push(what)
      return news
    }
    const [deals, votes] = [about('deals', 1), about('votes', 2)]
    const open = (seat: number, poll: () => number): Decision<State, Move> => ({
      seat,
      open: true,
      prompt: 'open',
      choices: [],
      poll,
    })
    Object.defineProperty(position, 'decisions', { value: [open(0, deals), open(1, deals), open(2, votes)] })
    const looked: number[] = []
    const driver = table((seat) => () => {
      looked.push(seat)
      return undefined
    })
    driver.next(position)
    expect([asked, looked]).toEqual([
      ['deals', 'votes'],
      [0, 1, 2],
    ])
    driver.next(position)
    expect([asked, looked]).toEqual([
      ['deals', 'votes', 'deals', 'votes'],
      [0, 1, 2],
    ])
  })

  test('stops at a bot that makes an illegal move', () => {
    const match = begin()
    const cheat = table(() => () => ({ type: 'bid', card: 99 }))
    expect(() => cheat.next(match.position)).toThrow(Broken)
  })

  test('has a move looked at once that its bot asked about', () => {
    const { position } = begin()
    const refusalOf = vi.spyOn(position, 'refusalOf')
    const careful = table(() => (ask) => {
      const move: Move = { type: 'bid', card: 5 }
      return ask.refusalOf(move) ? undefined : move
    })
    expect(careful.next(position)).toEqual({ seat: 0, move: { type: 'bid', card: 5 } })
    expect(refusalOf).toHaveBeenCalledTimes(1)
  })

  test('stops at a bot that asks about one move and makes another', () => {
    const match = begin()
    const sly = table(() => (ask) => {
      ask.refusalOf({ type: 'bid', card: 5 })
      return { type: 'bid', card: 99 }
    })
    expect(() => sly.next(match.position)).toThrow(Broken)
  })
})

describe('a bot', () => {
  test('plays the same from the same luck', () => {
    const moves = [0, 1].map(() => {
      const match = begin()
      const driver = table(() => random)
      while (!match.outcome()) {
        const turn = driver.next(match.position)
        if (turn) match.submit(turn.seat, turn.move)
      }
      return match.log
    })
    expect(moves[0]).toEqual(moves[1])
  })
})
