export { changed, drawBroken, drawMessage } from './broken-messages.ts'
export { drawKey } from './json-schema.ts'
export { MESSAGE_SCHEMAS, type Verdict, verdictOn } from './verdict.ts'
export { written } from './written.ts'
