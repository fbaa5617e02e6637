import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { LinkButton } from '../../components/button.tsx'
import { Page, Stack } from '../../components/layout.tsx'
import { Notice, Spinner } from '../../components/notice.tsx'
import { LocalMatch } from '../../match/local-match.ts'
import { type Root, useRoot } from '../../stores/root.ts'
import type { Save } from '../../stores/saves.ts'
import type { TableModule } from '../../table/table-module.ts'
import { useWords } from '../../words/in-locales.ts'
import { LocalFrame } from './local-frame.tsx'
import { ResumePrompt } from './resume-prompt.tsx'
import { localWords } from './words.ts'

interface Opened {
  readonly match: LocalMatch
  readonly table: TableModule
}

/** A match on this device. If the page was loaded in the middle of it, it goes on when somebody says so. */
export const LocalTable = observer(({ id }: { readonly id: string }) => {
  const { arrival, saves } = useRoot()
  const [isAsking, setAsking] = useState(() => arrival.isAt(`/local/${id}`) && isUnderWay(saves.find(id)))
  const save = saves.find(id)
  const resume = () => {
    arrival.settle()
    setAsking(false)
  }
  return isAsking && save ? <ResumePrompt save={save} onResume={resume} /> : <KeptMatch id={id} />
})

/** The match as it was kept. */
const KeptMatch = observer(({ id }: { readonly id: string }) => {
  const root = useRoot()
  const words = useWords(localWords)
  const [opened, setOpened] = useState<Opened | 'gone'>()
  useEffect(() => {
    let isHere = true
    let match: LocalMatch | undefined
    void open(root, id).then((result) => {
      if (!isHere) return void (result !== 'gone' && result.match.close())
      match = result === 'gone' ? undefined : result.match
      setOpened(result)
    })
    return () => {
      isHere = false
      match?.close()
    }
  }, [root, id])
  if (opened === undefined) return <Spinner />
  if (opened === 'gone') {
    return (
      <Page narrow>
        <Stack>
          <Notice look="warning">{words.gone}</Notice>
          <LinkButton to="/">{words.home}</LinkButton>
        </Stack>
      </Page>
    )
  }
  return <LocalFrame id={id} match={opened.match} table={opened.table} />
})

function isUnderWay(save: Save | undefined): boolean {
  return save !== undefined && save.moves > 0 && !save.isOver
}

async function open({ saves }: Root, id: string): Promise<Opened | 'gone'> {
  const record = saves.open(id)
  if (record === undefined) return 'gone'
  const [{ findGame }, { loadTable }] = await Promise.all([
    import('@ludoteca/registry'),
    import('../../games/tables.ts'),
  ])
  const [box, table] = await Promise.all([findGame(record.game)?.load(), loadTable(record.game)])
  const match = box && LocalMatch.resume(box, record, { keep: (latest) => saves.keep(id, latest) })
  return match ? { match, table } : 'gone'
}
