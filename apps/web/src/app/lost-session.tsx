import { observer } from 'mobx-react-lite'
import { Button, LinkButton } from '../components/button.tsx'
import { Row } from '../components/layout.tsx'
import { Notice } from '../components/notice.tsx'
import { useRoot } from '../stores/root.ts'
import { useWords } from '../words/in-locales.ts'
import css from './frame.module.css'
import { frameWords } from './words.ts'

/** Says that one is not who one was, wherever one happens to be, until it has been read. */
export const LostSession = observer(() => {
  const words = useWords(frameWords)
  const { session } = useRoot()
  const { lost, me } = session
  if (lost === undefined || me === undefined) return null
  return (
    <div className={css.lost}>
      <Notice
        look="warning"
        action={
          <Row gap={2}>
            <LinkButton to="/profile">{words.logIn}</LinkButton>
            <Button look="quiet" onClick={() => session.forgetLost()}>
              {words.gotIt}
            </Button>
          </Row>
        }
      >
        {words.lost(lost.handle ?? lost.name, me.name)}
      </Notice>
    </div>
  )
})
