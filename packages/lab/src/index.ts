// What simulations do not need has entries of its own: `bench`, `fuzz-input` and `landing`. They load a lot.

export { type CareerRates, type CareerRatesSpec, careerRates } from './career-rates.ts'
export { type Comparison, compare, type Difference } from './compare.ts'
export type { CourseReport } from './course/course.ts'
export { type DataFiles, matchesAsText, simulateToFiles } from './data/simulate-to-files.ts'
export { CannotWrite } from './data/table-file.ts'
export type { DataFormat } from './data/write.ts'
export { type CoverageReport, missingFrom, type Reach } from './fuzz/coverage.ts'
export { type FuzzReport, fuzz } from './fuzz/fuzz.ts'
export { type Endless, type Finding, type FuzzSpec, fuzzStretch } from './fuzz/stretch.ts'
export { loadBox } from './load.ts'
export { playtestAsCsv } from './playtest/csv.ts'
export { playtestAsHtml } from './playtest/html.ts'
export { playtest } from './playtest/playtest.ts'
export type { Alarm, PlaytestReport } from './playtest/report.ts'
export type { PlaytestSpec } from './playtest/stretch.ts'
export { type Crew, workersOfMachine } from './pool.ts'
export { readAddress as readQueueAddress } from './queue/address.ts'
export { QueueFault } from './queue/fault.ts'
export { type Served, type ServeOptions, serveQueue } from './queue/queue.ts'
export { type BotRatings, type BotRatingsSpec, botRatings } from './rating/bot-ratings.ts'
export { type RecordSpec, recordMatch } from './record.ts'
export type { Bar, Bars, Bin, Box as BoxRow, Boxes, Chart, Histogram, Lines, Series } from './report/chart.ts'
export {
  type Choice,
  type Heat,
  type Note,
  type Part,
  pageAsHtml,
  type ReportPage,
  type Section,
  type Table,
} from './report/page.ts'
export { simulationAsHtml } from './report/simulation-page.ts'
export { type BotReport, type Simulation, type SimulationReport, simulate } from './simulate/simulate.ts'
export type { SimulationSpec } from './simulate/stretch.ts'
export { sweepAsCsv } from './sweep/csv.ts'
export type { Estimate } from './sweep/estimate.ts'
export type { Figures as SweepFigures } from './sweep/figures.ts'
export { GoalFault } from './sweep/goal.ts'
export { type Dimension, gridSize, type Setting } from './sweep/grid.ts'
export { sweepAsHtml } from './sweep/html.ts'
export type { Curve, SettingReport, SweepReport } from './sweep/report.ts'
export { SweepFault, type SweepSpec, sweep } from './sweep/sweep.ts'
export { type Rung, type TournamentSpec, tournament } from './tournament.ts'
