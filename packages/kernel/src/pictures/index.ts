/** Pictures as SVG, for games that have some to pass on: escaped elements, lines fitted to their boxes, result cards. */
export * from './card.ts'
export * from './code.ts'
export * from './faces.ts'
export * from './inks.ts'
export * from './letters.ts'
export * from './setting.ts'
export * from './svg.ts'
