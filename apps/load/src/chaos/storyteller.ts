import { type Decision, type Fact, isFields, type Move, same, type Told } from '@ludoteca/kernel'
import type { AnyMatch, Rows } from '../stored.ts'
import { fingerprint, type Question, type Story, type StoryMove, type ToldFact } from './history.ts'

type Asked = readonly Decision<object, Move>[]

/** Tells a stored match from its beginning, while it is played again. Nobody in these matches takes a move back. */
export class Storyteller {
  readonly #matchId: string
  readonly #moves: StoryMove[] = []
  #opening: readonly ToldFact[] = []
  /** What is asked now, by seat and prompt. */
  #questions: ReadonlyMap<string, Question> = new Map()

  constructor(matchId: string) {
    this.#matchId = matchId
  }

  get story(): Story {
    return { matchId: this.#matchId, opening: this.#opening, moves: this.#moves }
  }

  /** The match is set up. */
  begin({ told, decisions }: AnyMatch): void {
    this.#opening = told.map(printed)
    this.#ask(decisions, 0, [])
  }

  /** A stored move was made again; `asked` is what was asked before. */
  moved({ seq, seat, by, key, move }: Rows[number], asked: Asked, { told, decisions }: AnyMatch): void {
    const own = asked.filter((decision) => decision.seat === seat && !decision.open)
    const clock = by === 'clock' ? own.find((decision) => !decision.open && same(decision.fallback, move)) : undefined
    const question = clock && this.#questions.get(keyOf(clock))
    this.#moves.push({ seq, seat, by, key, move: fingerprint(move), told: told.map(printed), question })
    const type = isFields(move) ? move.type : undefined
    const answered = own.filter(({ choices }) => choices.some((choice) => choice.type === type))
    this.#ask(decisions, seq, answered.map(keyOf))
  }

  /** A question that stays goes on with its clock; one that was answered and is asked again begins anew. */
  #ask(decisions: Asked, seq: number, answered: readonly string[]): void {
    const questions = new Map<string, Question>()
    for (const decision of decisions) {
      const { prompt, open, clockMs } = decision
      if (open || clockMs === undefined) continue
      const key = keyOf(decision)
      const known = answered.includes(key) ? undefined : this.#questions.get(key)
      questions.set(key, known ?? { prompt, clockMs, putBy: seq })
    }
    this.#questions = questions
  }
}

function keyOf({ seat, prompt }: Asked[number]): string {
  return `${seat} ${prompt}`
}

function printed({ fact, to }: Told<Fact>): ToldFact {
  return { fact: fingerprint(fact), to }
}
