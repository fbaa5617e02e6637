export { type BentMove, drawBent, drawNasty, type Questions } from './bent-moves.ts'
export { isPermitted, lies } from './permitted.ts'
