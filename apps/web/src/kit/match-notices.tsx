import { observer } from 'mobx-react-lite'
import { Button } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import type { MatchStore } from '../match/match-store.ts'
import { useWords } from '../words/in-locales.ts'
import css from './match-frame.module.css'
import { tableWords } from './words.ts'

/** Notices above a table: connection, pause, a move in flight, and refusals that are not shown in place. */
export const MatchNotices = observer(({ match }: { readonly match: MatchStore }) => {
  const words = useWords(tableWords)
  const { connection, refusal, inFlight } = match
  return (
    <>
      {connection !== 'steady' && (
        <Notice look={connection === 'connecting' ? 'info' : 'warning'}>{words.connection[connection]}</Notice>
      )}
      {match.isPaused && <Notice>{words.paused}</Notice>}
      {refusal && !refusal.isInPlace && (
        <Notice
          look="error"
          action={
            <Button size="small" onClick={() => match.dismissRefusal()}>
              {words.dismiss}
            </Button>
          }
        >
          <span lang={match.box.locale}>{refusal.message}</span>
        </Notice>
      )}
      {inFlight && (
        <div className={css.flight} role="status">
          {words.inFlight}
        </div>
      )}
    </>
  )
})
