import { GROUP_AT, SPACES } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { classes } from '../../../components/classes.ts'
import { useRoot } from '../../../stores/root.ts'
import { useWords } from '../../../words/in-locales.ts'
import { Skyline } from '../board/buildings.tsx'
import { DISTRICTS } from '../board/districts.ts'
import { sideOf, spaceInWords } from '../board/space-words.ts'
import { useTable, viewOf } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import css from './deed.module.css'

/** A space by name, as a button that opens its deed and marks it on the board. */
export const DeedChip = observer(({ space }: { readonly space: number }) => {
  const { match, ui } = useTable()
  const words = useWords(marketWords)
  const { locale } = useRoot().settings
  const view = viewOf(match)
  const group = GROUP_AT[space]
  const deed = view.deeds[space]
  const level = deed?.level ?? 0
  const side = sideOf(words, space)
  return (
    <button
      type="button"
      className={classes(css.chip, deed?.mortgaged && css.pledged)}
      lang="en"
      aria-label={spaceInWords(words, match, view, space)}
      onClick={() => ui.open({ kind: 'deed', space })}
      onPointerEnter={() => ui.point(space)}
      onPointerLeave={() => ui.point(undefined)}
      onFocus={() => ui.point(space)}
      onBlur={() => ui.point(undefined)}
    >
      {group && <GroupMark group={group.id} />}
      <span>{SPACES[space]?.name}</span>
      {side !== undefined && (
        <span className={css.which} lang={locale}>
          {side}
        </span>
      )}
      {deed?.mortgaged && (
        <span className={css.pledge} aria-hidden="true">
          PIGNVS
        </span>
      )}
      {level > 0 && <Skyline level={level} />}
    </button>
  )
})

/** The colour and numeral of a district. */
export function GroupMark({ group }: { readonly group: keyof typeof DISTRICTS }) {
  const { colour, ink, numeral } = DISTRICTS[group]
  return (
    <span className={css.mark} style={{ background: colour, color: ink }} aria-hidden="true">
      {numeral}
    </span>
  )
}
