import { describe } from 'vitest'
import { absenceSuite } from './absence-suite.ts'
import { comingInSuite } from './coming-in-suite.ts'
import { commandsSuite } from './commands-suite.ts'
import { findingSuite } from './finding-suite.ts'
import { hearingSuite } from './hearing-suite.ts'
import { sweepSuite } from './sweep-suite.ts'
import type { Town } from './world.ts'

/** Everything rooms do, whatever they are stored in. */
export function roomSuites(where: () => Town): void {
  describe('coming in', () => comingInSuite(where))
  describe('commands', () => commandsSuite(where))
  describe('finding a room', () => findingSuite(where))
  describe('hearing', () => hearingSuite(where))
  describe('sweeps', () => sweepSuite(where))
  describe('absence', () => absenceSuite(where))
}
