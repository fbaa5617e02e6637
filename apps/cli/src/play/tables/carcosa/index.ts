import type { View } from '@ludoteca/carcosa'
import { panel } from '../../terminal/layout.ts'
import type { Scene } from '../table.ts'
import { houseLines } from './house.ts'
import { nightLines } from './night.ts'
import { noteLines } from './notes.ts'
import { soulLines } from './souls.ts'

const WIDTH_MAX = 110

/** The house from the third floor down, then the King and the keys, the souls, and what whoever looks on has seen. */
export function drawCarcosa(scene: Scene<View>): readonly string[] {
  const width = Math.min(scene.columns, WIDTH_MAX)
  const inner = width - 4
  const notes = noteLines(scene, inner)
  return [
    ...houseLines(scene, width),
    ...panel(titleOf(scene), [...nightLines(scene, inner), '', ...soulLines(scene, inner)], width),
    ...(notes.length > 0 ? panel('Lo que sabes de los mazos', notes, width) : []),
  ]
}

function titleOf({ view, names, paint }: Scene<View>): string {
  const { round, config, phase, active } = view
  const limit = config.maxRounds > 0 ? `/${config.maxRounds}` : ''
  const now =
    phase === 'OVER' ? 'la casa se ha cerrado' : active === null ? 'la noche del Rey' : `turno de ${names(active)}`
  return `${paint.bold('CARCOSA')} · ronda ${round}${limit} · ${now}`
}
