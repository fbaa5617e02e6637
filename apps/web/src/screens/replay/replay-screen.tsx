import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Button, LinkButton } from '../../components/button.tsx'
import { Page, Row, Stack } from '../../components/layout.tsx'
import { Notice, Spinner } from '../../components/notice.tsx'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { UnplayableMatch } from '../local/unplayable-match.tsx'
import { moveInAddress } from './move-in-address.ts'
import { type OpenedReplay, openReplay, type ReplaySource } from './open-replay.ts'
import { ReplayFrame } from './replay-frame.tsx'
import { type Failure, replayWords } from './words.ts'

/** A match that was played, from the server's archive or from this device. */
export const ReplayScreen = observer(({ kind, id }: ReplaySource) => {
  const root = useRoot()
  const words = useWords(replayWords)
  const [opened, setOpened] = useState<OpenedReplay | Failure>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isHere = tries >= 0
    let match: OpenedReplay['match'] | undefined
    void openReplay(root, { kind, id }).then((result) => {
      if (typeof result !== 'string') {
        match = result.match
        if (!isHere) return match.close()
        match.goTo(moveInAddress())
        void match.prepare()
      }
      if (isHere) setOpened(result)
    })
    return () => {
      isHere = false
      match?.close()
    }
  }, [root, kind, id, tries])
  if (opened === undefined) return <Spinner />
  if (typeof opened !== 'string') return <ReplayFrame opened={opened} source={{ kind, id }} />
  const save = kind === 'save' && opened === 'damaged' ? root.saves.find(id) : undefined
  if (save) return <UnplayableMatch save={save} why="damaged" />
  return (
    <Page narrow>
      <Stack>
        <h1>{words.replay}</h1>
        <Notice look="warning">{words.failures[opened]}</Notice>
        <Row>
          {opened === 'offline' && (
            <Button look="primary" onClick={() => setTries(tries + 1)}>
              {words.tryAgain}
            </Button>
          )}
          <LinkButton to="/">{words.home}</LinkButton>
        </Row>
      </Stack>
    </Page>
  )
})
