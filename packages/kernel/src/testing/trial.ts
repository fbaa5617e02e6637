import type { Box } from '../box.ts'
import { SeededChance } from '../chance.ts'
import {
  Broken,
  type Choice,
  type Fact,
  type Game,
  type Move,
  type Refusal,
  type Seat,
  TABLE,
  type Viewer,
} from '../game.ts'
import { canonical } from '../hash.ts'
import { configure, isRefusal } from '../options.ts'
import { drawAny } from '../permit.ts'
import { Position } from '../position.ts'
import { checkSetUp } from './fact-leaks.ts'
import { checkLeaks } from './leaks.ts'
import { nastyProblems } from './nasty-moves.ts'
import { checkForeignMoves, checkQuestions, checkState } from './position-checks.ts'
import { checkReplay, checkUndo } from './replay-checks.ts'

export { nastyOptionProblems, nastyProblems, nastyWordProblems } from './nasty-moves.ts'

/** One random match under inspection. */
export interface Trial {
  readonly options: object
  readonly seats: number
  readonly seed: string
  /** More moves than this means that the match does not end. */
  readonly movesMax: number
  /** A match that does not end is only cut off there, not a violation: random play need not come to an end. */
  readonly mayRunOn?: boolean
  /** Costly checks run at every nth position. */
  readonly every: number
  /** A decision nobody waits for is used once in so many moves. */
  readonly openOneIn?: number
  /** Whose explanations and sentences are asked for, too. */
  readonly box?: Pick<Box, 'explain' | 'words'>
}
/** A promise of the contract that a game did not keep. */
export interface Violation {
  readonly check: string
  /** The move after which it was seen; 0 is the set-up. */
  readonly seq: number
  readonly detail: string
}
/** What one random match showed. */
export interface TrialResult {
  readonly violations: readonly Violation[]
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[]
  /** Whether some sampled state differed from the real one, that is, whether anything is hidden at all. */
  readonly sampledOther: boolean
  /** Whether the match came to its end. */
  readonly ended: boolean
}

/** A position of whatever game. */
export type AnyPosition = Position<object, object, Move, object, Fact>
/** What the checks of one position work with. */
export interface Probe {
  readonly game: Game
  readonly position: AnyPosition
  readonly chance: SeededChance
  readonly seats: number
  /** Luck of the inspection itself. */
  readonly dice: SeededChance
  readonly report: (check: string, detail: string) => void
  readonly refused: Witness['refused']
}

/** Watches a trial from beside, to see what random play reaches. */
export interface Witness {
  /** Play came to this step, at set-up or later. */
  entered?(step: string): void
  /** The position after set-up and after every move, with what was told. */
  moved?(position: AnyPosition, move: Move | undefined): void
  /** A foreign or malformed move was refused. */
  refused?(refusal: Refusal): void
}

/** Plays one random match and looks at it from all sides. Stops at the first violation. */
export function tryMatch(game: Game, trial: Trial, witness: Witness = {}): TrialResult {
  const violations: Violation[] = []
  const moves: { seat: Seat; move: Move }[] = []
  const config = configure(game, trial.options, trial.seats)
  if (isRefusal(config)) throw new Broken('the trial has bad options', { refusal: config })
  const report = (check: string, detail: string) => violations.push({ check, seq: moves.length, detail })
  let sampledOther = false
  let ended = false
  try {
    const probe = setUp(game, config, trial, report, witness)
    const { position } = probe
    witness.moved?.(position, undefined)
    while (violations.length === 0) {
      checkState(probe)
      if (moves.length % trial.every === 0) {
        checkQuestions(probe)
        checkForeignMoves(probe)
        checkNastyMoves(probe, trial)
        sampledOther = checkLeaks(probe) || sampledOther
      }
      ended = game.outcome(position.state) !== undefined
      const isCutOff = moves.length >= trial.movesMax
      if (ended || (isCutOff && trial.mayRunOn)) break
      if (isCutOff) report('ends', `no end after ${trial.movesMax} moves`)
      else step(probe, moves, trial.openOneIn ?? OPEN_ONE_IN)
      witness.moved?.(position, moves.at(-1)?.move)
    }
    if (violations.length === 0) checkReplay(game, trial, moves, position, report)
    if (violations.length === 0 && game.undo) checkUndo(game, trial, moves, report)
  } catch (error) {
    report('throws', error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  return { violations, moves, sampledOther, ended }
}

function setUp(game: Game, config: object, trial: Trial, report: Probe['report'], witness: Witness): Probe {
  const { seats, seed } = trial
  const chance = new SeededChance(seed)
  const position = Position.setup(game, config, seats, chance, witness.entered)
  const dice = new SeededChance(`${seed}:dice`)
  const probe: Probe = { game, position, chance, seats, dice, report, refused: witness.refused }
  checkSetUp(probe, (bend) => Position.setup(game, config, seats, bend(new SeededChance(seed))))
  return probe
}

/** Names of the language's own, odd numbers and odd shapes are refused like any other nonsense. */
function checkNastyMoves({ game, position, chance, seats, report }: Probe, { seed, box }: Trial): void {
  // Of its own luck, so that random play goes on as it would without this check.
  const dice = new SeededChance(`${seed}:nasty:${canonical(position.state).length}`)
  const [problem] = nastyProblems({ game, position, chance, seats, dice, box })
  if (problem) report('nasty move refused', problem)
}

/** Everybody who may look. */
function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), TABLE, 'spectator']
}

/** So many offers and viewers are looked at in one position: others get their turn in the next. */
const OFFERS_MAX = 16
const VIEWERS_MAX = 4

/** A few of the choices on offer, drawn anew for each position. */
export function someOffers({ position, dice }: Probe): { readonly seat: Seat; readonly choice: Choice }[] {
  const offers = position.decisions.flatMap(({ seat, choices }) => choices.map((choice) => ({ seat, choice })))
  dice.shuffle('offers', offers)
  return offers.slice(0, OFFERS_MAX)
}

/** A few of those who may look. */
export function someViewers({ seats, dice }: Probe): Viewer[] {
  const viewers = viewersOf(seats)
  dice.shuffle('viewers', viewers)
  return viewers.slice(0, VIEWERS_MAX)
}

/** Optional moves are where rules meet, so a trial uses them more than random play does. */
const OPEN_ONE_IN = 4

function step(probe: Probe, moves: { seat: Seat; move: Move }[], openOneIn: number): void {
  const { game, position, chance, dice, report } = probe
  chance.drop()
  dice.drop()
  if (!position.decisions.some((d) => !d.open)) return void report('stuck', 'the match is not over and awaits nobody')
  const drawn = drawAny(position.state, position.decisions, dice, openOneIn)
  if (drawn === undefined) return void report('stuck', 'no legal move was found')
  const refusal = position.refusalOf(drawn.seat, drawn.move)
  if (refusal) return void report('drawn move accepted', canonical({ ...drawn, refusal }))
  const before = game.transitions ? game.copy(position.state) : undefined
  moves.push(drawn)
  position.apply(drawn.seat, drawn.move)
  const broken = before && game.transitions?.(before, position.state, position.told)
  if (broken && broken.length > 0) report('transitions', `${broken.join('; ')} after ${canonical(drawn)}`)
}
