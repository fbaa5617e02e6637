import { CANDIDATES, dealInWords, headline, MOODS, resultInWords, type View } from '@ludoteca/imperio'
import { wrapText } from '../../terminal/layout.ts'
import type { Scene } from '../table.ts'

/** What this phase is about: the vote, the deals on the table, what has happened, what the papers say. */
export function talkLines(scene: Scene<View>, width: number): string[] {
  return linesOf(scene).flatMap((line) => wrapText(line, width, 2))
}

function linesOf({ view, names }: Scene<View>): string[] {
  switch (view.phase) {
    case 'ACTION':
    case 'DEALS':
      return view.deals.map((deal) => dealInWords(deal, names, view))
    case 'MOOD':
      return view.moodOptions.map((id) => {
        const mood = MOODS.find((one) => one.id === id)
        return `${mood?.nombre_es}: ${mood?.desc_es}`
      })
    case 'VOTE':
      return view.electionOptions.map((id) => {
        const candidate = CANDIDATES.find((one) => one.id === id)
        return `${candidate?.nombre_es}, «${candidate?.slogan_es}»: ${candidate?.summary_es}`
      })
    case 'EVENTS':
      return view.lastEventResults.map((result) => resultInWords(result, names, view))
    case 'END':
      return view.frontPage.map(({ text }) => headline(text, names))
    default:
      return view.pressTicker.map(({ text }) => headline(text, names))
  }
}
