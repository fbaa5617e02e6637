import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import { Notice, Spinner } from '../../components/notice.tsx'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { requestRefusalInWords } from '../../words/refusals.ts'
import { adminWords } from '../words.ts'
import type { Loaded } from './use-loaded.ts'

interface LoadingProps<T> {
  readonly of: Loaded<T>
  children(data: T): ReactNode
}

/** What was read; before that a sign that it is on its way, or why it is not. */
export const Loading = observer(function LoadingOf<T>({ of: { data, refusal, reload }, children }: LoadingProps<T>) {
  const words = useWords(adminWords)
  const { locale } = useRoot().settings
  return (
    <>
      {refusal && (
        <Notice look="error" action={<Button onClick={() => void reload()}>{words.again}</Button>}>
          {requestRefusalInWords(refusal, locale)}
        </Notice>
      )}
      {data === undefined ? refusal === undefined && <Spinner /> : children(data)}
    </>
  )
})
