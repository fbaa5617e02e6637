import { type CourseReport, courseOf } from '../course/course.ts'
import { loadBox } from '../load.ts'
import { type Crew, work } from '../pool.ts'
import { Harvest, type Sheaf } from '../simulate/harvest.ts'
import { Stopwatch } from '../stopwatch.ts'
import { type PlaytestReport, reportOf } from './report.ts'
import { type PlaytestSpec, playtestStretch } from './stretch.ts'

interface Playtested {
  readonly report: PlaytestReport
  /** If the spec asks for it. */
  readonly course?: CourseReport
}

/** [12.5 of Aufbau, and whoever else compares plans] Plays a scenario many times and says how each plan fared. */
export async function playtest(spec: PlaytestSpec, crew: Crew = {}): Promise<Playtested> {
  const box = await loadBox(spec.game)
  const watch = new Stopwatch()
  const harvest = new Harvest({ keepRows: false })
  const { interrupted, cpuSeconds } = await work<Sheaf>(
    spec.runs,
    {
      name: 'playtestStretch',
      spec,
      here: async (stretch) => playtestStretch(box, spec, stretch),
      take: (sheaf) => harvest.merge(sheaf),
    },
    crew,
  )
  const report = reportOf(box, spec, harvest, watch.read(cpuSeconds).cpuSeconds, interrupted)
  return { report, ...(spec.course ? { course: courseOf(box, harvest) } : {}) }
}
