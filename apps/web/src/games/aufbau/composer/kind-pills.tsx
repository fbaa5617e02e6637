import { observer } from 'mobx-react-lite'
import { classes } from '../../../components/classes.ts'
import { choicesOf } from '../../../kit/choices.ts'
import { useTable, viewOf } from '../kit.ts'
import type { MoveType } from '../ui.ts'
import css from './composer.module.css'
import { familyOf, typesOf } from './families.ts'
import { composerWords as words } from './words.ts'

/** The kinds of moves of one family; those that are not to be had now are dim and say why when opened. */
export const KindPills = observer(({ type }: { readonly type: MoveType }) => {
  const { match, ui } = useTable()
  const types = typesOf(familyOf(type), viewOf(match).config)
  if (types.length === 1) return null
  return (
    <ul className={css.kinds} aria-label={words.kinds}>
      {types.map((each) => (
        <li key={each}>
          <button
            type="button"
            className={classes(css.pill, choicesOf(match, each).length === 0 && css.closed)}
            aria-pressed={each === type}
            onClick={() => ui.compose(each)}
          >
            {match.box.words.choice(each)}
          </button>
        </li>
      ))}
    </ul>
  )
})
