import { loadBox } from '../load.ts'
import { playRandom, settingOf } from './random-play.ts'

// Run under valgrind by `countInstructions`: plays so many random moves of a game and does nothing else.
const [game, options, seats, moves] = process.argv.slice(2) as [string, string, string, string]
playRandom(settingOf(await loadBox(game), JSON.parse(options), Number(seats)), 'instructions', Number(moves))
