export * from './agenda.ts'
export type * from './balance.ts'
export * from './bot.ts'
export * from './box.ts'
export * from './career/index.ts'
export * from './chance.ts'
export * from './coach.ts'
export type * from './course.ts'
export * from './domain.ts'
export * from './exercises.ts'
export * from './fairness.ts'
export * from './game.ts'
export { GENERATOR, type GeneratorName, UNNAMED_GENERATOR } from './generators.ts'
export { Guided, othersMove } from './guided.ts'
export * from './hash.ts'
export type * from './inspection.ts'
export * from './ladder/index.ts'
export * from './look-up.ts'
export * from './match.ts'
export type {
  Accepted,
  Circumstance,
  LogEntry,
  MatchStart,
  Snapshot,
  SubmitResult,
  UndoMove,
} from './match-parts.ts'
export { isUndo } from './match-parts.ts'
export type * from './messages.ts'
export * from './options.ts'
export type * from './packs/pack.ts'
export * from './permit.ts'
export * from './playtest.ts'
export * from './position.ts'
export * from './record.ts'
export * from './replay.ts'
export type * from './share.ts'
export * from './tutorial.ts'
export * from './words.ts'
export type * from './workshop.ts'
