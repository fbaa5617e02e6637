export { changed, MessageTrial } from './broken-messages.ts'
export { drawKey } from './json-schema.ts'
export type { Verdict } from './verdict.ts'
export { written } from './written.ts'
