import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { useRoot } from '../../stores/root.ts'
import { setUpAddress } from '../game/set-up-address.ts'
import { ResetGame } from './reset-game.tsx'

interface Reset {
  readonly isAsking: boolean
  /** Asks whether everything of the game may go. */
  readonly question: ReactNode
  begin(): void
}

/** Removes everything of a game from this device, once that was confirmed, and leads to where a match is set up. */
export function useReset(game: string, before?: () => void): Reset {
  const root = useRoot()
  const [, go] = useLocation()
  const [isAsking, setAsking] = useState(false)
  const ask = () => {
    // The question counts the matches that go.
    root.saves.lookAgain()
    setAsking(true)
  }
  const reset = () => {
    setAsking(false)
    before?.()
    root.resetGame(game)
    go(setUpAddress(game))
  }
  return {
    isAsking,
    question: <ResetGame game={game} open={isAsking} onReset={reset} onClose={() => setAsking(false)} />,
    begin: ask,
  }
}
