import { arrivalLoss, KING_EFFECT_NAMES, kingEffectOf, losesByKeys, type View } from '@ludoteca/carcosa'
import { wrapText } from '../../terminal/layout.ts'
import type { Scene } from '../table.ts'

/** [12.1] What the King is about, and how the keys stand. */
export function nightLines(scene: Scene<View>, width: number): string[] {
  return [kingLine(scene.view), crownLine(scene), keyLine(scene.view)]
    .filter((line) => line !== '')
    .flatMap((line) => wrapText(line, width, 2))
}

function kingLine(view: View): string {
  const { floor, vanish, doubled, d4, d6 } = view.king
  if (vanish > 0) return `El Rey está ausente: ${vanish === 1 ? 'una noche' : `${vanish} noches`}.`
  const harm = arrivalLoss(view)
  const loss = harm > 0 ? `esta noche quita ${harm} en el piso al que llegue` : 'esta noche aún no hace daño'
  const dice = d6 > 0 ? ` · últimos dados: d4 ${d4}, d6 ${d6} (${KING_EFFECT_NAMES[kingEffectOf(d6)]})` : ''
  return `El Rey, en el piso ${floor}: ${loss}${doubled ? ' (doblado)' : ''}${dice}`
}

function crownLine({ view, names }: Scene<View>): string {
  const { holder, target } = view.crown
  return holder === null ? '' : `${names(holder)} lleva la Corona: al acabar la ronda, d6 + cordura de ${target} o más`
}

function keyLine({ teamKeys, keysDestroyed, keysInGame, config }: View): string {
  const isLast = losesByKeys(config, keysDestroyed + 1, keysInGame - 1)
  const warning = losesByKeys(config, keysDestroyed, keysInGame)
    ? ' · derrota al final de la ronda'
    : isLast
      ? ' · una destruida más: derrota'
      : ''
  return `Llaves: ${teamKeys} de ${config.keysToWin} en mano · ${keysDestroyed} ${keysDestroyed === 1 ? 'destruida' : 'destruidas'} · ${keysInGame} en juego${warning}`
}
