import { configure, isRefusal } from '@ludoteca/kernel'
import { loadBox } from '../load.ts'
import { playRandom } from './random-play.ts'

// Run under valgrind by `countInstructions`: plays so many random moves and does nothing else.
const { game } = await loadBox('ludomercatus')
const config = configure(game, {}, 4)
if (isRefusal(config)) throw new Error(config.code)
playRandom({ game, config, seats: 4 }, 'instructions', Number(process.argv[2]))
