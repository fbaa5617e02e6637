import { observer } from 'mobx-react-lite'
import { soulOf, useTable, viewOf } from '../kit.ts'
import { SmallSoul } from './small-soul.tsx'
import css from './soul-panels.module.css'
import { WholeSoul } from './whole-soul.tsx'
import { soulWords } from './words.ts'

/** [12.1.5] All souls: one's own with everything, the others in a few strokes. */
export const SoulPanels = observer(() => {
  const { match } = useTable()
  const own = soulOf(match)
  const others = viewOf(match).players.flatMap((_, seat) => (seat === own ? [] : seat))
  return (
    <section className={css.panels} aria-label={soulWords.souls}>
      <ul className={css.others}>
        {others.map((seat) => (
          <li key={seat}>
            <SmallSoul seat={seat} />
          </li>
        ))}
      </ul>
      {own !== undefined && <WholeSoul seat={own} isBrief />}
    </section>
  )
})
