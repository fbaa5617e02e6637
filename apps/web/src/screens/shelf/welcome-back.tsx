import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useRoot } from '../../stores/root.ts'

// Most who open the app have nothing to go on with.
const ResumeDialog = lazy(() =>
  import('../local/resume-dialog.tsx').then(({ ResumeDialog: dialog }) => ({ default: dialog })),
)

/** Whoever opens the app while a match waits on this device is asked about it, once. */
export const WelcomeBack = observer(() => {
  const { arrival, saves } = useRoot()
  const [save] = useState(() => (arrival.isOpening ? saves.unfinished : undefined))
  useEffect(() => arrival.comeIn(save !== undefined), [arrival, save])
  return (
    save && (
      <Suspense>
        <ResumeDialog save={save} />
      </Suspense>
    )
  )
})
