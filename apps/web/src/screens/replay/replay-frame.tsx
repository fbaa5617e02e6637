import { writeRecord } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { CheckIcon, PlayIcon } from '../../components/icons.tsx'
import { saveFile } from '../../components/save-file.ts'
import { MatchFrame } from '../../kit/match-frame.tsx'
import { ReplayPlayer } from '../../match/replay-player.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { usePlace } from '../../words/use-place.ts'
import { ContinueDialog } from './continue-dialog.tsx'
import { LookAs } from './look-as.tsx'
import { addressOf, useMoveInAddress } from './move-in-address.ts'
import type { OpenedReplay, ReplaySource } from './open-replay.ts'
import css from './replay.module.css'
import { TimeLine } from './time-line.tsx'
import { VerifyDialog } from './verify-dialog.tsx'
import { replayWords } from './words.ts'

interface ReplayFrameProps {
  readonly opened: OpenedReplay
  readonly source: ReplaySource
}

/** The game's own table with a time line under it. */
export const ReplayFrame = observer(({ opened: { match, table, playedAt }, source }: ReplayFrameProps) => {
  const words = useWords(replayWords)
  const { settings } = useRoot()
  const [player] = useState(() => new ReplayPlayer(match))
  const [dialog, setDialog] = useState<'continue' | 'verify'>()
  usePlace(match.record.game)
  useMoveInAddress(match)
  useEffect(() => () => player.pause(), [player])
  const { game } = match.record
  const date = new Intl.DateTimeFormat(settings.locale, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <div className={css.replay}>
      <MatchFrame
        match={match}
        table={table}
        leaveTo={source.kind === 'match' ? '/history' : `/game/${game}`}
        onExport={() => saveFile(`${game}-${source.id}.ludo.json`, writeRecord(match.record))}
        tools={
          <>
            <LookAs match={match} />
            <CopyButton size="small" look="quiet" text={addressOf(match.at)}>
              {words.copyLink}
            </CopyButton>
            <Button size="small" look="quiet" title={words.continueHere} onClick={() => setDialog('continue')}>
              <PlayIcon size={18} />
              <span>{words.continueHere}</span>
            </Button>
            <Button size="small" look="quiet" title={words.verify} onClick={() => setDialog('verify')}>
              <CheckIcon size={18} />
              <span>{words.verify}</span>
            </Button>
          </>
        }
        foot={
          <TimeLine player={player} note={playedAt === undefined ? undefined : words.playedOn(date.format(playedAt))} />
        }
      />
      <ContinueDialog match={match} open={dialog === 'continue'} onClose={() => setDialog(undefined)} />
      <VerifyDialog player={player} open={dialog === 'verify'} onClose={() => setDialog(undefined)} />
    </div>
  )
})
