import { observer } from 'mobx-react-lite'
import { useTable } from '../kit.ts'
import { Portada } from './portada.tsx'
import css from './press-phase.module.css'
import { pressWords as words } from './words.ts'

/** The paper is out: its front page, which a tap opens over the table, where all of it is to be seen. */
export const PressPhase = observer(() => {
  const { ui } = useTable()
  return (
    <div className={css.paper} data-coach="press">
      <Portada />
      <button type="button" className={css.open} aria-label={words.open} onClick={() => ui.open({ kind: 'portada' })} />
    </div>
  )
})
