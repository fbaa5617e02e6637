export { box } from './box.ts'
export { type Config, type Fact, type Move, pearls, type State, type View } from './game.ts'
