import { drawAny, type GeneratorName, Position, SeededChance } from '@ludoteca/kernel'
import type { Contestant } from './race.ts'
import { MOVES_PER_MATCH, type Setting } from './random-play.ts'

/** One thing that was drawn, of the match or of whoever plays at random. */
interface Draw {
  readonly by: 'match' | 'player'
  readonly stream: string
  readonly n: number
}

/** Luck that remembers what was asked of it. */
class NotedChance extends SeededChance {
  readonly #by: Draw['by']
  readonly #draws: Draw[]

  constructor(seed: string, by: Draw['by'], draws: Draw[]) {
    super(seed)
    this.#by = by
    this.#draws = draws
    this.unrecorded()
  }

  override int(stream: string, n: number): number {
    if (n > 1) this.#draws.push({ by: this.#by, stream, n })
    return super.int(stream, n)
  }
}

/**
 * What each generator costs per random move. Both make the same draws in the same order, those of some matches, since
 * matches with other luck are other matches and cost something else.
 */
export function drawCosts(setting: Setting, moves: number, generators: readonly GeneratorName[]): Contestant[] {
  const { matches, played } = noteDraws(setting, moves)
  return generators.map((generator) => ({
    name: `draws by ${generator}`,
    run: () => {
      for (const [match, draws] of matches.entries()) {
        const luck = new SeededChance(`draws:${match}`, { generator }).unrecorded()
        const own = new SeededChance(`draws:${match}:dice`, { generator }).unrecorded()
        for (const { by, stream, n } of draws) (by === 'match' ? luck : own).int(stream, n)
      }
      return played
    },
  }))
}

/** Plays at random and notes the draws of each match. */
function noteDraws({ game, config, seats }: Setting, moves: number) {
  const matches: Draw[][] = []
  let played = 0
  while (played < moves) {
    const draws: Draw[] = []
    const seed = `draws:${matches.length}`
    const dice = new NotedChance(`${seed}:dice`, 'player', draws)
    const position = Position.setup(game, config, seats, new NotedChance(seed, 'match', draws))
    const end = Math.min(moves, played + MOVES_PER_MATCH)
    for (; played < end && !game.outcome(position.state); played++) {
      const turn = drawAny(position.state, position.decisions, dice)
      if (turn === undefined) throw new Error('nobody can move')
      position.apply(turn.seat, turn.move)
    }
    matches.push(draws)
  }
  return { matches, played }
}
