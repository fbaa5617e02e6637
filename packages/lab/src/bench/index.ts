export { type BenchSpec, benchEngine, type EngineReport } from './engine.ts'
export {
  betterOf,
  type Figures,
  figuresOf,
  judge,
  keepFigures,
  keptFigures,
  type Verdict,
  WORSE_FROM,
} from './gate.ts'
export { countInstructions, type InstructionCount } from './instructions.ts'
export type { Pace } from './pace.ts'
export { type ProfileReport, type ProfileSpec, profilePlay } from './profile/profile.ts'
export type { Timing } from './race.ts'
