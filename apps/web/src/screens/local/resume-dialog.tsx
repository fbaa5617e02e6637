import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../components/button.tsx'
import { Row, Stack } from '../../components/layout.tsx'
import { Modal } from '../../components/modal.tsx'
import { Notice } from '../../components/notice.tsx'
import { useRoot } from '../../stores/root.ts'
import type { Save } from '../../stores/saves.ts'
import { useWords } from '../../words/in-locales.ts'
import { MatchLine } from './match-line.tsx'
import { exportAsIs } from './unplayable-match.tsx'
import { useReset } from './use-reset.tsx'
import { localWords } from './words.ts'

/** Somebody arrives, and a match waits: go on, clear everything away and set up another, or look around first. */
export const ResumeDialog = observer(({ save }: { readonly save: Save }) => {
  const { saves } = useRoot()
  const words = useWords(localWords)
  const [, go] = useLocation()
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  const reset = useReset(save.game, close)
  const trouble = saves.troubleWith(save.id)
  return (
    <>
      <Modal
        open={isOpen && !reset.isAsking}
        title={trouble ? words.unplayableTitle : words.resumeTitle}
        lead={<MatchLine save={save} />}
        onClose={close}
      >
        <Stack>
          {trouble && <Notice look="error">{words.unplayable[trouble]}</Notice>}
          <Answers
            first={
              trouble
                ? { label: words.exportAsIs, onSelect: () => exportAsIs(save, saves) }
                : { label: words.resume, onSelect: () => go(`/local/${save.id}`) }
            }
            onReset={reset.begin}
            onLater={close}
          />
        </Stack>
      </Modal>
      {reset.question}
    </>
  )
})

interface AnswersProps {
  readonly first: { readonly label: string; readonly onSelect: () => void }
  onReset(): void
  onLater(): void
}

const Answers = observer(({ first, onReset, onLater }: AnswersProps) => {
  const words = useWords(localWords)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Row>
      <Button ref={button} look="primary" size="large" onClick={first.onSelect}>
        {first.label}
      </Button>
      <Button size="large" onClick={onReset}>
        {words.reset}
      </Button>
      <Button look="quiet" size="large" onClick={onLater}>
        {words.notNow}
      </Button>
    </Row>
  )
})
