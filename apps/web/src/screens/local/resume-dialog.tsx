import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../components/button.tsx'
import { Row } from '../../components/layout.tsx'
import { Modal } from '../../components/modal.tsx'
import { useRoot } from '../../stores/root.ts'
import type { Save } from '../../stores/saves.ts'
import { useWords } from '../../words/in-locales.ts'
import { DeleteMatch } from '../game/delete-match.tsx'
import { setUpAddress } from '../game/set-up-address.ts'
import { MatchLine } from './match-line.tsx'
import { localWords } from './words.ts'

/** The app was opened, and a match waits: go on, let it go and set up another, or look around first. */
export const ResumeDialog = observer(({ save }: { readonly save: Save }) => {
  const { saves } = useRoot()
  const words = useWords(localWords)
  const [, go] = useLocation()
  const [stage, setStage] = useState<'asking' | 'resetting' | 'done'>('asking')
  const leaveReset = () => {
    const isGone = saves.find(save.id) === undefined
    setStage(isGone ? 'done' : 'asking')
    if (isGone) go(setUpAddress(save.game))
  }
  return (
    <>
      <Modal
        open={stage === 'asking'}
        title={words.resumeTitle}
        lead={<MatchLine save={save} />}
        onClose={() => setStage('done')}
      >
        <Answers
          onResume={() => go(`/local/${save.id}`)}
          onReset={() => setStage('resetting')}
          onLater={() => setStage('done')}
        />
      </Modal>
      <DeleteMatch save={stage === 'resetting' ? save : undefined} onClose={leaveReset} />
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
