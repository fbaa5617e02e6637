import { useEffect, useState } from 'react'
import type { TableModule } from './table-module.ts'

/** The table of a game, once it has been fetched. */
export function useTable(game: string): TableModule | undefined {
  const [fetched, setFetched] = useState<{ readonly game: string; readonly table: TableModule }>()
  useEffect(() => {
    let isWanted = true
    void import('../games/tables.ts')
      .then(({ loadTable }) => loadTable(game))
      .then((table) => isWanted && setFetched({ game, table }))
    return () => {
      isWanted = false
    }
  }, [game])
  return fetched?.game === game ? fetched.table : undefined
}
