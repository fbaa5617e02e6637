import { autorun, reaction } from 'mobx'
import { useEffect } from 'react'
import type { MatchStore } from '../match/match-store.ts'
import type { Picture } from '../match/shown.ts'
import { useRoot } from '../stores/root.ts'
import { useWords } from '../words/in-locales.ts'
import { tableWords } from './words.ts'

/** Signs outside the table: sounds for one's turn and for refusals, and the title of the browser's tab. */
export function useMatchSigns(match: MatchStore): void {
  const { sounds } = useRoot()
  const { yourTurn } = useWords(tableWords)
  useEffect(() => {
    const title = document.title
    const stops = [
      onDecision(match, () => sounds.play('turn')),
      reaction(
        () => match.refusal,
        (refusal) => refusal && sounds.play('refuse'),
      ),
      autorun(() => {
        document.title = `${isAsked(match) ? `${yourTurn} · ` : ''}${match.box.words.title} · Ludoteca`
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      document.title = title
    }
  }, [match, sounds, yourTurn])
}

/**
 * Calls back when the viewer gets an awaited decision; returns a function that unsubscribes. Whoever takes the device has it,
 * then sees what happened meanwhile, and then has it again in the same picture: that counts once.
 */
export function onDecision(match: MatchStore, callback: () => void): () => void {
  let askedBy: Picture | undefined
  return reaction(
    () => isAsked(match),
    (isOn) => {
      if (!isOn || match.picture === askedBy) return
      askedBy = match.picture
      callback()
    },
  )
}

function isAsked({ decisions, outcome }: MatchStore): boolean {
  return outcome === undefined && decisions.some(({ open }) => !open)
}
