import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import { Notice, Spinner } from '../../components/notice.tsx'
import { useRoot } from '../../stores/root.ts'
import { complaintInWords } from '../../words/complaints.ts'
import { useWords } from '../../words/in-locales.ts'
import { adminWords } from '../words.ts'
import type { Loaded } from './use-loaded.ts'

interface LoadingProps<T> {
  readonly of: Loaded<T>
  children(data: T): ReactNode
}

/** What was read; before that a sign that it is on its way, or why it is not. */
export const Loading = observer(function LoadingOf<T>({ of: { data, complaint, reload }, children }: LoadingProps<T>) {
  const words = useWords(adminWords)
  const { locale } = useRoot().settings
  return (
    <>
      {complaint && (
        <Notice look="error" action={<Button onClick={() => void reload()}>{words.again}</Button>}>
          {complaintInWords(complaint, locale)}
        </Notice>
      )}
      {data === undefined ? complaint === undefined && <Spinner /> : children(data)}
    </>
  )
})
