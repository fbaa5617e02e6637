import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useRoot } from '../../stores/root.ts'

// Most who arrive have nothing to go on with.
const ResumeDialog = lazy(() => import('./resume-dialog.tsx').then(({ ResumeDialog: dialog }) => ({ default: dialog })))

/** Whoever arrives while a match waits on this device, of this game or of any, is asked about it, once. */
export const WelcomeBack = observer(({ game }: { readonly game?: string }) => {
  const { arrival, saves } = useRoot()
  const [save] = useState(() => {
    const waiting = saves.unfinished(game)
    return waiting && arrival.isUnknown(waiting.id) ? waiting : undefined
  })
  useEffect(() => {
    if (save) arrival.ask(save.id)
  }, [arrival, save])
  return (
    save && (
      <Suspense>
        <ResumeDialog save={save} />
      </Suspense>
    )
  )
})
