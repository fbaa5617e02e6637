import { PHASE_NAMES, type View } from '@ludoteca/aufbau'
import { panel } from '../../terminal/layout.ts'
import type { Scene } from '../table.ts'
import { estateLines, stockLines } from './estate.ts'
import { houseLines } from './houses.ts'
import { eventLines, marketLines } from './world.ts'

const WIDTH_MAX = 110

/** The estate on one page: how all houses stand, what one owns, what is dear and what is going on. */
export function drawAufbau(scene: Scene<View>): readonly string[] {
  const { view, paint } = scene
  const width = Math.min(scene.columns, WIDTH_MAX)
  const inner = width - 4
  const title = `${paint.bold('AUFBAU')} · Runde ${view.round}${rounds(view)} · ${PHASE_NAMES[view.phase]}`
  const pages: readonly (readonly [string, readonly string[]])[] = [
    ['Dein Besitz', estateLines(scene, inner)],
    ['Deine Waren', stockLines(scene, inner)],
    ['Markt', marketLines(scene, inner)],
    ['Ereignisse', eventLines(scene, inner)],
  ]
  return [
    ...panel(title, houseLines(scene, inner), width),
    ...pages.flatMap(([name, lines]) => (lines.length > 0 ? panel(name, lines, width) : [])),
  ]
}

function rounds({ config }: View): string {
  return config.session === 'partie' ? `/${config.maxRounds}` : ''
}
