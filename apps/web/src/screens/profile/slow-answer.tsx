import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useWords } from '../../words/in-locales.ts'
import { accountWords } from './account-words.ts'
import css from './profile.module.css'

/** What takes longer than this wants a word. */
const SLOW_MS = 1500

/** After wrong passwords the server takes its time: says so while one waits, or the page would look dead. */
export const SlowAnswer = observer(({ isWaiting }: { readonly isWaiting: boolean }) => {
  const words = useWords(accountWords)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return (
    <p role="status" className={isSlow ? css.soft : 'unseen'}>
      {isSlow && words.slow}
    </p>
  )
})
