import type { MatchRecord } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { LinkButton } from '../../components/button.tsx'
import { Page, Stack } from '../../components/layout.tsx'
import { Notice, Spinner } from '../../components/notice.tsx'
import type { TableModule } from '../../kit/table-module.ts'
import { boxOf } from '../../match/load-box.ts'
import { LocalMatch } from '../../match/local-match.ts'
import type { Unplayable } from '../../match/match-parts.ts'
import { type Root, useRoot } from '../../stores/root.ts'
import { isUnderWay } from '../../stores/saves.ts'
import { useWords } from '../../words/in-locales.ts'
import { usePlace } from '../../words/use-place.ts'
import { gameOfLearnSave, learnAddress } from '../learn/address.ts'
import { LocalFrame } from './local-frame.tsx'
import { ResumePrompt } from './resume-prompt.tsx'
import { UnplayableMatch } from './unplayable-match.tsx'
import { localWords } from './words.ts'

interface Opened {
  readonly match: LocalMatch
  readonly table: TableModule
}

/** A match on this device. If the page was loaded in the middle of it, it goes on when somebody says so. */
export const LocalTable = observer(({ id }: { readonly id: string }) => {
  const game = gameOfLearnSave(id)
  return game === undefined ? <PlainTable id={id} /> : <Redirect to={learnAddress(game)} replace />
})

const PlainTable = observer(({ id }: { readonly id: string }) => {
  const { arrival, saves } = useRoot()
  const save = saves.find(id)
  usePlace(save?.game)
  const [isAsking, setAsking] = useState(
    () => arrival.isAt(`/local/${id}`) && save !== undefined && isUnderWay(save) && saves.troubleWith(id) === undefined,
  )
  // Wherever one goes from here, one knows of this match.
  useEffect(() => arrival.see(id), [arrival, id])
  const resume = () => {
    arrival.settle()
    setAsking(false)
  }
  return isAsking && save ? <ResumePrompt save={save} onResume={resume} /> : <KeptMatch id={id} />
})

interface KeptProps {
  readonly id: string
  /** Begins a tutorial again. */
  readonly onAgain?: () => void
}

/** The match as it was kept. */
export const KeptMatch = observer(({ id, onAgain }: KeptProps) => {
  const root = useRoot()
  const words = useWords(localWords)
  const [opened, setOpened] = useState<Opened | Unplayable | 'gone'>()
  useEffect(() => {
    let isHere = true
    let match: LocalMatch | undefined
    void open(root, id).then((result) => {
      if (typeof result !== 'string') match = result.match
      if (isHere) setOpened(result)
      else match?.close()
    })
    const keepTime = () => {
      if (match?.timeUpAt !== undefined) root.saves.keepTime(id, match.playedMs)
    }
    // A tablet may throw a page away without any other sign than that it was hidden.
    document.addEventListener('visibilitychange', keepTime)
    window.addEventListener('pagehide', keepTime)
    return () => {
      isHere = false
      document.removeEventListener('visibilitychange', keepTime)
      window.removeEventListener('pagehide', keepTime)
      keepTime()
      match?.close()
    }
  }, [root, id])
  if (opened === undefined) return <Spinner />
  if (typeof opened !== 'string')
    return <LocalFrame id={id} match={opened.match} table={opened.table} onAgain={onAgain} />
  const save = root.saves.find(id)
  if (opened !== 'gone' && save) return <UnplayableMatch save={save} why={opened} />
  return (
    <Page narrow>
      <Stack>
        <Notice look="warning">{words.gone}</Notice>
        <LinkButton to="/">{words.home}</LinkButton>
      </Stack>
    </Page>
  )
})

async function open({ saves, settings }: Root, id: string): Promise<Opened | Unplayable | 'gone'> {
  if (saves.textOf(id) === undefined) return 'gone'
  const record = saves.open(id)
  if (record === undefined) return saves.troubleWith(id) ?? 'damaged'
  const { loadTable } = await import('../../games/tables.ts')
  const [box, table] = await Promise.all([boxOf(record), loadTable(record.game)])
  if (box === undefined) return 'unknownRules'
  const playedMs = saves.find(id)?.playedMs ?? 0
  const keep = (latest: MatchRecord, ms: number) => saves.keep(id, latest, ms)
  const match = LocalMatch.resume(box, record, { keep, playedMs, pace: () => settings.pace })
  return typeof match === 'string' ? match : { match, table }
}
