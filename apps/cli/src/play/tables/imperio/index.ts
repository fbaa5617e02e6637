import { districtName, PHASES, SPECIALS, type View } from '@ludoteca/imperio'
import { panel } from '../../terminal/layout.ts'
import type { Scene } from '../table.ts'
import { cityLines } from './city.ts'
import { ownerLines } from './owners.ts'
import { ownProperties, rowLines } from './properties.ts'
import { talkLines } from './talk.ts'

const WIDTH_MAX = 110

/** The city on one page: how everybody stands, what is for sale, what one owns, and what the papers say. */
export function drawImperio(scene: Scene<View>): readonly string[] {
  const { view, paint } = scene
  const width = Math.min(scene.columns, WIDTH_MAX)
  const inner = width - 4
  const title = `${paint.bold('IMPERIO INMOBILIARIO')} · ronda ${view.round}/${view.rounds} · ${PHASES[view.phase]}${special(view)}`
  const pages: readonly (readonly [string, readonly string[]])[] = [
    ['La fila de hoy', rowLines(scene, inner)],
    ['Tus predios', ownProperties(scene, inner)],
    ['Se comenta', talkLines(scene, inner)],
  ]
  return [
    ...panel(title, [...cityLines(scene, inner), '', ...ownerLines(scene, inner)], width),
    ...pages.flatMap(([name, lines]) => (lines.length > 0 ? panel(name, lines, width) : [])),
  ]
}

function special({ special: round }: View): string {
  if (round === null) return ''
  const { nombre_es } = SPECIALS.find(({ id }) => id === round.id) as (typeof SPECIALS)[number]
  return ` · ${nombre_es}${round.warDistrict ? ` en ${districtName(round.warDistrict)}` : ''}`
}
