import { observer } from 'mobx-react-lite'
import { Notice } from '../../../components/notice.tsx'
import type { MatchStore } from '../../../match/match-store.ts'
import { refusalTo } from '../model/choices.ts'

interface RefusalNoteProps {
  readonly match: MatchStore
  /** The kinds of moves that are made here. */
  readonly to: readonly string[]
}

/** Why a move that was made here was not taken. */
export const RefusalNote = observer(({ match, to }: RefusalNoteProps) => {
  const message = refusalTo(match, ...to)
  return message === undefined ? null : <Notice look="error">{message}</Notice>
})
