import type { Paint } from './inks.ts'

/** A part of a drawing: what it is filled with, its path, and whether it goes without an outline. */
type Part = readonly [fill: Paint, d: string, edge?: 'bare']

/** A drawing of flat parts with bold outlines, the lowest part first. */
export type Drawing = readonly Part[]
