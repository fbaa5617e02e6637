import { useRoot } from '../../../stores/root.ts'
import { useWords } from '../../../words/in-locales.ts'
import { play, useTable } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import { toolOn } from './tool.ts'

/** What a click on a space does: the chosen tool's work, or the deed is opened. */
export function useTool(): (space: number) => void {
  const { match, ui } = useTable()
  const { announcer } = useRoot()
  const words = useWords(marketWords)
  return (space) => {
    const use = toolOn(match, ui.tool, space)
    if (use === undefined) return ui.open({ kind: 'deed', space })
    if (use.kind === 'open') return void play(match, use.move)
    ui.explain(space, use.why)
    announcer.say(words.why(use.why))
  }
}
