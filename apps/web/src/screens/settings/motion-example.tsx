import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { SeatMark } from '../../components/seat-mark.tsx'
import { useWords } from '../../words/in-locales.ts'
import css from './settings-page.module.css'
import { settingsWords } from './words.ts'

const STEPS = 7

/** A token on a track: it walks, or is simply there. */
export const MotionExample = observer(() => {
  const words = useWords(settingsWords)
  const [at, setAt] = useState(1)
  return (
    <div className={css.motion}>
      <Button size="small" onClick={() => setAt((at + 1 + Math.floor(Math.random() * (STEPS - 2))) % STEPS)}>
        {words.motionTry}
      </Button>
      <div className={css.track} aria-hidden="true">
        <div className={css.walker} style={{ transform: `translateX(${(at / STEPS) * 100}%)` }}>
          <SeatMark seat={0} size={28} />
        </div>
      </div>
    </div>
  )
})
