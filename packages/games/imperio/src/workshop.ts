import type { Workshop } from '@ludoteca/kernel'
import { balance } from './balance.ts'
import type { Config } from './config.ts'
import type { Fact } from './facts.ts'
import { inspection } from './inspection.ts'
import type { Move } from './moves.ts'
import { content } from './packs/content.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

/** For authors of packs, and for whoever examines matches. */
export const workshop: Workshop<Config, State, Move, View, Fact> = { content, inspection, balance }
