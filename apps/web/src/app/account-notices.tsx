import { observer } from 'mobx-react-lite'
import { Button } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { useRoot } from '../stores/root.ts'
import { type InLocales, useWords } from '../words/in-locales.ts'
import { requestRefusalInWords } from '../words/refusals.ts'
import css from './frame.module.css'
import { frameWords } from './words.ts'

interface HouseWords {
  readonly warned: string
  readonly asGuest: string
}

const houseWords: InLocales<HouseWords> = {
  en: { warned: 'A warning from whoever looks after this server:', asGuest: 'Log out' },
  es: { warned: 'Una advertencia de quien cuida este servidor:', asGuest: 'Salir de la cuenta' },
  de: { warned: 'Eine Verwarnung von denen, die sich um diesen Server kümmern:', asGuest: 'Abmelden' },
}

/** What one must know of the own account, wherever one happens to be: that it may not be used, or a warning. */
export const AccountNotices = observer(() => {
  const words = useWords(houseWords)
  const { gotIt } = useWords(frameWords)
  const { session, settings } = useRoot()
  const { barred, me } = session
  if (barred) {
    return (
      <div className={css.lost}>
        <Notice look="error" action={<Button onClick={() => void session.leaveBarred()}>{words.asGuest}</Button>}>
          {requestRefusalInWords(barred, settings.locale)}
        </Notice>
      </div>
    )
  }
  if (!me?.warning) return null
  return (
    <div className={css.lost}>
      <Notice look="warning" action={<Button onClick={() => void session.readWarning()}>{gotIt}</Button>}>
        <strong>{words.warned}</strong> {me.warning}
      </Notice>
    </div>
  )
})
