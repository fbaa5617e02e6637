import type { ShelfBox } from 'virtual:shelf'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { nameHere, wordsHere } from '../../words/use-place.ts'
import { playNow } from '../game/play-now.ts'
import { shelfWords } from './words.ts'

/** Begins a match against bots and goes to its table. The first part says whether that is under way. */
export function usePlayNow(game: ShelfBox): readonly [boolean, () => void] {
  const root = useRoot()
  const words = useWords(shelfWords)
  const [, go] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const play = async () => {
    setBusy(true)
    try {
      const nameless = wordsHere(shelfWords, game.id, root.settings.locale).player(1)
      go(`/local/${await playNow(root, game, nameHere(game.id, root.session.me?.name) ?? nameless)}`)
    } catch {
      root.toasts.say(words.notLoaded, 'warning')
      setBusy(false)
    }
  }
  return [isBusy, () => void play()]
}
