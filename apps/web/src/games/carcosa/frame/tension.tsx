import { observer } from 'mobx-react-lite'
import { soulOf, useTable, viewOf } from '../kit.ts'
import { moodOf } from './mood.ts'
import css from './tension.module.css'
import { frameWords as words } from './words.ts'

/** How tense it is: yellow that rises in a glass. Decoration only, and it says so. */
export const Tension = observer(() => {
  const { match } = useTable()
  const { tension } = moodOf(viewOf(match), soulOf(match))
  return (
    <span className={css.tension} title={`${words.tension}. ${words.tensionHelp}`} aria-hidden="true">
      <span className={css.rise} style={{ transform: `scaleY(${tension.toFixed(2)})` }} />
    </span>
  )
})
