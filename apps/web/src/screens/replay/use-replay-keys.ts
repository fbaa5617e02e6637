import { useEffect } from 'react'
import type { ReplayPlayer } from '../../match/replay-player.ts'

/** What has keys of its own. */
const BUSY = 'input, select, textarea, [contenteditable], [role="dialog"], [role="menu"]'

const KEYS = new Map<string, (player: ReplayPlayer) => void>([
  [' ', (player) => player.toggle()],
  ['ArrowLeft', (player) => player.goTo(player.match.at - 1)],
  ['ArrowRight', (player) => player.goTo(player.match.at + 1)],
  ['PageUp', (player) => player.skip(-1)],
  ['PageDown', (player) => player.skip(1)],
  ['Home', (player) => player.goTo(0)],
  ['End', (player) => player.goTo(player.match.length)],
])

/** Space plays, arrows step, Page up and down go by turns, Home and End to the ends. */
export function useReplayKeys(player: ReplayPlayer): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = KEYS.get(event.key)
      if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const target = event.target instanceof Element ? event.target : undefined
      const isSlider = target?.matches('input[type="range"]') && event.key === ' '
      if (target?.closest(BUSY) && !isSlider) return
      // A button is pressed by the space bar, and that is meant for it.
      if (event.key === ' ' && target?.closest('button, a, summary')) return
      event.preventDefault()
      act(player)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [player])
}
