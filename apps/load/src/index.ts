export { type Memory, type Place, ServerProcess, type ServerWishes } from './server-process.ts'
export type { Usage } from './usage.ts'
