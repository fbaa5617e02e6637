import { careers, type ShelfCareer } from 'virtual:shelf'
import { lookUp } from '@ludoteca/kernel'
import { useEffect, useState } from 'react'

/** What can be earned in a game, once it has been fetched. */
export function useCareer(game: string): ShelfCareer | undefined {
  const [fetched, setFetched] = useState<{ readonly game: string; readonly career: ShelfCareer }>()
  useEffect(() => {
    let isWanted = true
    void lookUp(careers, game)?.().then(({ career }) => isWanted && setFetched({ game, career }))
    return () => {
      isWanted = false
    }
  }, [game])
  return fetched?.game === game ? fetched.career : undefined
}
