import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../components/button.tsx'
import { Card, Page, Row, Stack } from '../../components/layout.tsx'
import { useRoot } from '../../stores/root.ts'
import type { Save } from '../../stores/saves.ts'
import { useWords } from '../../words/in-locales.ts'
import { DeleteMatch } from '../game/delete-match.tsx'
import { setUpAddress } from '../game/set-up-address.ts'
import { MatchLine } from './match-line.tsx'
import { localWords } from './words.ts'

interface ResumePromptProps {
  readonly save: Save
  onResume(): void
}

/** The page was loaded in the middle of a match: go on, or let it go and set up another. Nothing of it is shown yet. */
export const ResumePrompt = observer(({ save, onResume }: ResumePromptProps) => {
  const { saves } = useRoot()
  const words = useWords(localWords)
  const [, go] = useLocation()
  const [isResetting, setResetting] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const close = () => {
    setResetting(false)
    if (saves.find(save.id) === undefined) go(setUpAddress(save.game))
  }
  return (
    <Page narrow>
      <Card>
        <Stack>
          <h1 id="resume-title">{words.resumeTitle}</h1>
          <p id="resume-match">
            <MatchLine save={save} />
          </p>
          <Row>
            <Button
              ref={button}
              look="primary"
              size="large"
              aria-describedby="resume-title resume-match"
              onClick={onResume}
            >
              {words.resume}
            </Button>
            <Button size="large" onClick={() => setResetting(true)}>
              {words.reset}
            </Button>
          </Row>
        </Stack>
      </Card>
      <DeleteMatch save={isResetting ? save : undefined} onClose={close} />
    </Page>
  )
})
