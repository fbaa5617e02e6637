import { type Box, configure, isRefusal, refusalInWords } from '@ludoteca/kernel'
import { loadBox } from '../load.ts'
import { type Crew, work } from '../pool.ts'
import { Harvest } from '../simulate/harvest.ts'
import { type SimulationSpec, simulateStretch } from '../simulate/stretch.ts'
import { Stopwatch } from '../stopwatch.ts'
import { endingsOf, figuresOf } from './figures.ts'
import { checkEndings, type Goal, readGoal, resolveGoals } from './goal.ts'
import { type Dimension, gridSize, SETTINGS_MAX, type Setting, sampleOf, wholeGrid } from './grid.ts'
import { findings, type Played, type SweepReport, unplayed } from './report.ts'
import { rungsOf, survivors } from './rungs.ts'
import { type RungSpec, type SettingSheaf, sweepStretch } from './stretch.ts'
import { surenessOf, verdictOf } from './verdict.ts'

/** What is swept: a simulation whose options vary. `matches` are those of each setting. */
export interface SweepSpec extends Omit<SimulationSpec, 'keepRows' | 'tables'> {
  readonly vary: readonly Dimension[]
  /** So many settings of the grid instead of all. */
  readonly samples?: number
  /** What is wanted: see `readGoal`. With goals, settings that are far from them play fewer matches. */
  readonly goals?: readonly string[]
}

/** A sweep that cannot be begun; the message says why. */
export class SweepFault extends Error {
  override readonly name = 'SweepFault'
}

/** Plays the same matches with every setting of some options, and says how the figures follow them. */
export async function sweep(spec: SweepSpec, crew: Crew = {}): Promise<SweepReport> {
  const box = await loadBox(spec.game)
  const watch = new Stopwatch()
  const { open, refused } = settingsOf(box, spec)
  const goals = goalsOf(box, spec, open)
  const played = unplayed(open)
  const ran = await climb(box, spec, played, goals, crew)
  const seen = played.filter(({ harvest }) => harvest.matches > 0)
  const faulty = played.reduce((sum, { harvest }) => sum + harvest.botRefused + harvest.faults.length, 0)
  const { seconds, cpuSeconds } = watch.read(ran.cpuSeconds)
  return {
    game: box.game.id,
    rulesVersion: box.game.version,
    seed: spec.seed,
    options: spec.options,
    bots: spec.bots,
    matchesPerSetting: spec.matches,
    varied: spec.vary,
    gridSize: gridSize(spec.vary),
    refused,
    goals: goals.map(({ text }) => text),
    ...findings(box, seen, spec.vary, goals),
    matches: played.reduce((sum, { harvest }) => sum + harvest.matches, 0),
    seconds,
    cpuSeconds,
    ...(faulty > 0 ? { faulty } : {}),
    ...(ran.interrupted ? { interrupted: true as const } : {}),
  }
}

/** The settings that are asked for, and which of them the game refuses. */
function settingsOf(box: Box, { vary, samples, seed, options, bots }: SweepSpec) {
  const size = gridSize(vary)
  if (Math.min(size, samples ?? size) > SETTINGS_MAX) {
    const much = `${size.toLocaleString('en-US')} settings, and ${SETTINGS_MAX} can be played`
    throw new SweepFault(`this makes ${much}: take larger steps, or part of them with --samples`)
  }
  const wanted = samples === undefined ? wholeGrid(vary) : sampleOf(vary, samples, seed)
  const open: Setting[] = []
  const refused: { setting: Setting; why: string }[] = []
  for (const setting of wanted) {
    const config = configure(box.game, { ...options, ...setting }, bots.length)
    if (isRefusal(config)) refused.push({ setting, why: refusalInWords(box.words, 'en', config) })
    else open.push(setting)
  }
  if (open.length > 0) return { open, refused }
  throw new SweepFault(`${box.game.id} takes none of these ${wanted.length} settings: ${refused[0]?.why}`)
}

/** Reads goals before anything long begins: one match shows which figures there are. */
function goalsOf(box: Box, { goals = [], vary: _vary, ...spec }: SweepSpec, open: readonly Setting[]): Goal[] {
  const written = goals.map(readGoal)
  if (written.length === 0) return []
  const harvest = new Harvest({ keepRows: false })
  const options = { ...spec.options, ...open[0] }
  harvest.merge(simulateStretch(box, { ...spec, options }, { from: 0, to: 1 }))
  return resolveGoals(written, figuresOf(harvest, [], box.cooperative ?? false), box.game.id)
}

/** All play all matches; with goals, those that are farthest from them stop on the way. */
async function climb(box: Box, spec: SweepSpec, played: readonly Played[], goals: readonly Goal[], crew: Crew) {
  const { vary: _vary, samples: _samples, goals: _goals, matches, ...simulation } = spec
  let going = [...played.keys()]
  let [from, finished, cpuSeconds] = [0, 0, 0]
  for (const to of goals.length > 0 ? rungsOf(matches) : [matches]) {
    const settings = going.map((place) => (played[place] as Played).setting)
    const before = finished
    const count = (more: number) => {
      finished = before + more
      crew.progress?.(finished)
    }
    const rung = { ...simulation, settings, from, to }
    const take = ([place, sheaf]: SettingSheaf) => played[going[place] as number]?.harvest.merge(sheaf)
    const worked = await playRung(box, rung, take, { ...crew, progress: count })
    cpuSeconds += worked.cpuSeconds
    if (worked.interrupted) return { cpuSeconds, interrupted: true }
    if (from === 0) checkEndings(goals, endingsOf(played.map(({ harvest }) => harvest)))
    if (to < matches) going = goOn(box, played, going, goals)
    from = to
  }
  return { cpuSeconds, interrupted: false }
}

function playRung(box: Box, rung: RungSpec, take: (sheaf: SettingSheaf) => void, crew: Crew) {
  return work<readonly SettingSheaf[]>(
    rung.settings.length * (rung.to - rung.from),
    {
      name: 'sweepStretch',
      spec: rung,
      here: async (stretch) => sweepStretch(box, rung, stretch),
      take: (sheaves) => sheaves.forEach(take),
    },
    crew,
  )
}

function goOn(box: Box, played: readonly Played[], going: readonly number[], goals: readonly Goal[]): number[] {
  const endings = endingsOf(played.map(({ harvest }) => harvest))
  return survivors(
    going.map((place) => {
      const figures = figuresOf((played[place] as Played).harvest, endings, box.cooperative ?? false)
      return { place, sureness: surenessOf(goals, figures), isMissed: verdictOf(goals, figures) === 'missed' }
    }),
  )
}
