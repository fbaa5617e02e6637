import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { useRoot } from '../../stores/root.ts'
import type { Save } from '../../stores/saves.ts'
import { DeleteMatch } from '../game/delete-match.tsx'
import { setUpAddress } from '../game/set-up-address.ts'

interface Reset {
  readonly isAsking: boolean
  /** Asks whether the match may go. */
  readonly question: ReactNode
  begin(): void
}

/** Lets a kept match go, once that was confirmed, and leads to where another is set up. */
export function useReset(save: Save): Reset {
  const { saves } = useRoot()
  const [, go] = useLocation()
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    if (saves.find(save.id) === undefined) go(setUpAddress(save.game))
  }
  return {
    isAsking,
    question: <DeleteMatch save={isAsking ? save : undefined} onClose={close} />,
    begin: () => setAsking(true),
  }
}
