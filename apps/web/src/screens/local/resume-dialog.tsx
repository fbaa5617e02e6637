import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../components/button.tsx'
import { Row } from '../../components/layout.tsx'
import { Modal } from '../../components/modal.tsx'
import type { Save } from '../../stores/saves.ts'
import { useWords } from '../../words/in-locales.ts'
import { MatchLine } from './match-line.tsx'
import { useReset } from './use-reset.tsx'
import { localWords } from './words.ts'

/** The app was opened, and a match waits: go on, let it go and set up another, or look around first. */
export const ResumeDialog = observer(({ save }: { readonly save: Save }) => {
  const words = useWords(localWords)
  const [, go] = useLocation()
  const [isOpen, setOpen] = useState(true)
  const reset = useReset(save)
  const close = () => setOpen(false)
  return (
    <>
      <Modal
        open={isOpen && !reset.isAsking}
        title={words.resumeTitle}
        lead={<MatchLine save={save} />}
        onClose={close}
      >
        <Answers onResume={() => go(`/local/${save.id}`)} onReset={reset.begin} onLater={close} />
      </Modal>
      {reset.question}
    </>
  )
})

interface AnswersProps {
  onResume(): void
  onReset(): void
  onLater(): void
}

const Answers = observer(({ onResume, onReset, onLater }: AnswersProps) => {
  const words = useWords(localWords)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <Row>
      <Button ref={first} look="primary" size="large" onClick={onResume}>
        {words.resume}
      </Button>
      <Button size="large" onClick={onReset}>
        {words.afresh}
      </Button>
      <Button look="quiet" size="large" onClick={onLater}>
        {words.notNow}
      </Button>
    </Row>
  )
})
