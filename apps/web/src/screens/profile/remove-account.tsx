import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { ComplaintOf } from '../../components/complaint.tsx'
import { Card, Row, Stack } from '../../components/layout.tsx'
import { Modal } from '../../components/modal.tsx'
import { Errands } from '../../stores/errands.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './profile.module.css'
import { profileWords } from './words.ts'

/** Going for good, after one more question. */
export const RemoveAccount = observer(() => {
  const words = useWords(profileWords)
  const { session, toasts } = useRoot()
  const [errands] = useState(() => new Errands())
  const [isAsking, setAsking] = useState(false)
  const id = useId()
  const remove = async () => {
    const isDone = await errands.run('remove', async () => {
      await (await session.api).remove()
      session.leave()
    })
    if (!isDone) return
    setAsking(false)
    toasts.say(words.removed)
  }
  return (
    <Card aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id} className={css.cardTitle}>
          {words.remove}
        </h2>
        <p>{words.removeHelp}</p>
        <Row>
          <Button look="danger" onClick={() => setAsking(true)}>
            {words.remove}
          </Button>
        </Row>
      </Stack>
      <Modal open={isAsking} title={words.removeSure} lead={words.removeHelp} onClose={() => setAsking(false)}>
        <Row>
          <Button look="danger" busy={errands.isBusy('remove')} onClick={() => void remove()}>
            {words.removeYes}
          </Button>
          <Button onClick={() => setAsking(false)}>{words.keep}</Button>
        </Row>
        <ComplaintOf errands={errands} place="remove" />
      </Modal>
    </Card>
  )
})
