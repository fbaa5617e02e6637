import type { Box } from '@ludoteca/kernel'
import { useEffect, useState } from 'react'

/** The rules and words of a game, once they have been fetched. */
export function useBox(game: string): Box | undefined {
  const [fetched, setFetched] = useState<{ readonly game: string; readonly box: Box | undefined }>()
  useEffect(() => {
    let isWanted = true
    void load(game).then((box) => isWanted && setFetched({ game, box }))
    return () => {
      isWanted = false
    }
  }, [game])
  return fetched?.game === game ? fetched.box : undefined
}

async function load(game: string): Promise<Box | undefined> {
  const { findGame } = await import('@ludoteca/registry')
  return findGame(game)?.load()
}
