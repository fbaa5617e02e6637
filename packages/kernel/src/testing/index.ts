export { type AloudTable, formsOf, playAloud } from './aloud.ts'
export { type ConformanceSpec, conformance } from './conformance.ts'
export { differences } from './differences.ts'
export { firstDifference, type Part, problemWith, type Scenario, scenario, type When } from './scenario.ts'
