import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Button, LinkButton } from '../../components/button.tsx'
import { Card, Page, Row, Stack } from '../../components/layout.tsx'
import type { Save } from '../../stores/saves.ts'
import { useWords } from '../../words/in-locales.ts'
import { MatchLine } from './match-line.tsx'
import { useReset } from './use-reset.tsx'
import { localWords } from './words.ts'

interface ResumePromptProps {
  readonly save: Save
  onResume(): void
}

/** The page was loaded in the middle of a match: go on, or clear everything away. Nothing of it is shown yet. */
export const ResumePrompt = observer(({ save, onResume }: ResumePromptProps) => {
  const words = useWords(localWords)
  const reset = useReset(save.game)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
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
            <Button size="large" onClick={reset.begin}>
              {words.reset}
            </Button>
            <LinkButton look="quiet" size="large" to={`/game/${save.game}`}>
              {words.notNow}
            </LinkButton>
          </Row>
        </Stack>
      </Card>
      {reset.question}
    </Page>
  )
})
