/** Content packs: what they must look like, how they are bound to the rules of their game, and what is said of faults. */
export * from './check.ts'
export * from './pack.ts'
export * from './shape.ts'
export * from './words.ts'
