import { isRefusal, writeRecord } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useLocation } from 'wouter'
import { Button, LinkButton } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { saveFile } from '../../components/save-file.ts'
import { MatchFrame } from '../../kit/match-frame.tsx'
import type { TableModule } from '../../kit/table-module.ts'
import type { LocalMatch } from '../../match/local-match.ts'
import { newId, newMatch } from '../../match/new-match.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { learnAddress } from '../learn/address.ts'
import { CoachStrip } from '../learn/coach-strip.tsx'
import { HandOver } from './hand-over.tsx'
import { LocalTools } from './local-tools.tsx'
import { useReset } from './use-reset.tsx'
import { localWords } from './words.ts'

interface LocalFrameProps {
  readonly id: string
  readonly match: LocalMatch
  readonly table: TableModule
  /** Begins a tutorial again. */
  readonly onAgain?: (() => void) | undefined
}

/** The table, and what one device needs around it. */
export const LocalFrame = observer(({ id, match, table, onAgain }: LocalFrameProps) => {
  const words = useWords(localWords)
  const { saves } = useRoot()
  const [, go] = useLocation()
  const { id: game } = match.box.game
  const next = table.handsOver ? undefined : match.handOver
  // Bots that are still thinking must not have the match kept again.
  const reset = useReset(game, () => match.close())
  const again = () => {
    const { options, seats } = match.record
    const fresh = newMatch(match.box, { options, seats })
    if (isRefusal(fresh)) return
    const freshId = newId()
    saves.keep(freshId, fresh)
    go(`/local/${freshId}`)
  }
  const exportRecord = () => saveFile(`${game}-${id}.ludo.json`, writeRecord(match.record))
  return (
    <>
      <MatchFrame
        match={match}
        table={table}
        leaveTo={`/game/${game}`}
        onExport={exportRecord}
        onReset={reset.begin}
        isHidden={next !== undefined}
        tools={next === undefined && <LocalTools match={match} takesBack={!table.takesBack} />}
        notices={
          <>
            {saves.isFailing && <Notice look="warning">{words.failing}</Notice>}
            {match.haveBotsFailed && (
              <Notice look="error" action={<Button onClick={() => window.location.reload()}>{words.loadAgain}</Button>}>
                {words.botsFailed}
              </Notice>
            )}
          </>
        }
        foot={
          match.coach && (
            <CoachStrip
              match={match}
              coach={match.coach}
              onAgain={onAgain ?? (() => go(learnAddress(game, { again: true })))}
            />
          )
        }
        afterwards={
          // A tutorial says itself how to go on.
          match.coach === undefined && (
            <>
              <Button look="primary" onClick={again}>
                {words.again}
              </Button>
              <LinkButton to={`/replay/${id}?move=0`}>{words.replay}</LinkButton>
              <Button onClick={exportRecord}>{words.export}</Button>
              <LinkButton look="quiet" to="/">
                {words.home}
              </LinkButton>
            </>
          )
        }
      />
      <HandOver match={match} next={next} />
      {reset.question}
    </>
  )
})
