export type { Explored, Fault } from './explore.ts'
export { feedInput, fuzzInput, type InputReport, type InputSpec, targetNames } from './input.ts'
