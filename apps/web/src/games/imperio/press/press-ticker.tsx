import { headline, personaOf } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { classes } from '../../../components/classes.ts'
import { ForwardIcon } from '../../../components/icons.tsx'
import { seatOf } from '../../../kit/table-kit.ts'
import { useRoot } from '../../../stores/root.ts'
import { PersonaFace } from '../art/persona-face.tsx'
import { useTable, viewOf } from '../kit.ts'
import { lastEdition, ownFirst } from './news.ts'
import css from './press-ticker.module.css'
import { pressWords as words } from './words.ts'

const CYCLE_MS = 2000

/** The headlines of the last edition, one after the other. A tap opens the front page with all of them. */
export const PressTicker = observer(() => {
  const { match, ui } = useTable()
  const { settings } = useRoot()
  const { personaId, phase } = viewOf(match)
  const edition = lastEdition(match.story)
  const lines = ownFirst(edition?.headlines ?? [], seatOf(match)).map(({ text }) => headline(text, match.names))
  const [isHeld, setHeld] = useState(false)
  const at = useCycle(lines.length, isHeld || settings.reducesMotion)
  const persona = personaOf(personaId).nombre_es
  const isFresh = phase === 'PRESS'
  if (lines.length === 0) {
    return (
      <p className={css.ticker}>
        <span className={css.face}>
          <PersonaFace persona={personaId} size={36} />
        </span>
        <span className={css.line}>{edition === undefined ? words.none : words.quiet}</span>
      </p>
    )
  }
  return (
    <button
      type="button"
      className={classes(css.ticker, css.open)}
      aria-label={`${persona}: ${lines.join('. ')}. ${words.open}`}
      onClick={() => ui.open({ kind: 'portada' })}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={css.face}>
        <PersonaFace persona={personaId} mood={isFresh ? 'loud' : 'calm'} size={36} />
      </span>
      <span className={classes(css.tag, isFresh && css.fresh)}>{isFresh ? words.fresh : words.ticker}</span>
      <span key={at} className={classes(css.line, css.turn)}>
        {lines[at]}
      </span>
      {lines.length > 1 && <span className={css.count}>{`${at + 1}/${lines.length}`}</span>}
      <ForwardIcon size={18} />
    </button>
  )
})

/** Which of so many is shown now. It stays where it is while somebody looks closely. */
function useCycle(count: number, isHeld: boolean): number {
  const [tick, setTick] = useState(0)
  useEffect(() => {
    if (isHeld || count < 2) return
    const timer = setInterval(() => setTick((before) => before + 1), CYCLE_MS)
    return () => clearInterval(timer)
  }, [isHeld, count])
  return count === 0 ? 0 : tick % count
}
