import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Button } from '../components/button.tsx'
import { Page } from '../components/layout.tsx'
import { Notice } from '../components/notice.tsx'
import { useWords } from '../words/in-locales.ts'
import { frameWords } from './words.ts'

/** Keeps the page for playing offline, and says when a newer one is at hand. Nobody is made to reload in a match. */
export const NewVersion = observer(() => {
  const words = useWords(frameWords)
  const [update, setUpdate] = useState<() => void>()
  useEffect(() => {
    void import('virtual:pwa-register').then(({ registerSW }) => {
      const reload = registerSW({ onNeedRefresh: () => setUpdate(() => () => void reload(true)) })
    })
  }, [])
  if (update === undefined) return null
  return (
    <Page>
      <Notice action={<Button onClick={update}>{words.reload}</Button>}>{words.newVersion}</Notice>
    </Page>
  )
})
