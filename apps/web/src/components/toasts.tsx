import { observer } from 'mobx-react-lite'
import { useRoot } from '../stores/root.ts'
import { useWords } from '../words/in-locales.ts'
import { Button } from './button.tsx'
import { CloseIcon } from './icons.tsx'
import { Notice } from './notice.tsx'
import css from './toasts.module.css'
import { componentWords } from './words.ts'

/** The messages that go by themselves. Screen readers hear them from the announcer. */
export const Toasts = observer(() => {
  const { toasts } = useRoot()
  const words = useWords(componentWords)
  if (toasts.list.length === 0) return null
  return (
    <section className={css.toasts} aria-label={words.messages}>
      {toasts.list.map(({ id, look, text }) => (
        <div key={id} className={css.toast}>
          <Notice
            look={look}
            action={
              <Button look="quiet" size="small" icon aria-label={words.dismiss} onClick={() => toasts.dismiss(id)}>
                <CloseIcon size={16} />
              </Button>
            }
          >
            {text}
          </Notice>
        </div>
      ))}
    </section>
  )
})
