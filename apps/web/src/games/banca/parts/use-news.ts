import type { Fact } from '@ludoteca/banca'
import { useEffect } from 'react'
import { useRoot } from '../../../stores/root.ts'
import type { BancaMatch } from '../model/banca-match.ts'

/** Said by what comes next, or of interest to nobody's ears. */
const UNSAID: readonly Fact['type'][] = ['stayed', 'decided', 'levelKept', 'turnEnded', 'lotteryEntered']

const NEXT: Readonly<Record<string, string>> = {
  EXIT: 'Now: does anybody lock in?',
  DECIDE: 'Now: decisions about level and lottery.',
  AUCTION: 'Now: the auction.',
  SUMMARY: 'The payout is shown.',
}

/** Tells screen readers what has happened and what comes now. */
export function useNews(banca: BancaMatch): void {
  const { announcer } = useRoot()
  useEffect(() => {
    let phase = banca.view.phase
    return banca.store.onFacts((facts) => {
      const told = (facts as readonly Fact[]).filter(({ type }) => !UNSAID.includes(type))
      const next = banca.view.phase === phase ? undefined : NEXT[banca.view.phase]
      phase = banca.view.phase
      const words = [...told.map((fact) => banca.store.tell(fact)), ...(next ? [next] : [])].join(' ')
      if (words) announcer.say(words)
    })
  }, [banca, announcer])
}
