import {
  dn,
  GROUP_AT,
  type Group,
  mayCollect,
  RENT_RULE,
  type RentRule,
  rentOf,
  SPACES,
  type Space,
  type View,
} from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { classes } from '../../../components/classes.ts'
import { useWords } from '../../../words/in-locales.ts'
import { useTable, viewOf } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import css from './deed.module.css'

const STREET: readonly RentRule[] = ['base', 'doubled', 'house1', 'house2', 'house3', 'house4', 'hotel']
const HARBOUR: readonly RentRule[] = ['harbour1', 'harbour2', 'harbour3', 'harbour4']
const WORK: readonly RentRule[] = ['work4', 'work10']

/** All rents of a deed, with the line that counts now. */
export const RentLadder = observer(({ space }: { readonly space: number }) => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const view = viewOf(match)
  const now = ruleNow(view, space)
  return (
    <table className={css.ladder} lang="en">
      <caption className="unseen">{words.rents}</caption>
      <tbody>
        {linesOf(space).map(({ rule, rent }) => (
          <tr key={rule} className={classes(rule === now && css.current)}>
            <th scope="row">
              {rule === now && <span aria-hidden="true">▸ </span>}
              {RENT_RULE[rule]}
              {rule === now && <span className="unseen"> ({words.countsNow})</span>}
            </th>
            <td className="digits">{rent}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})

/** The line of the deed that a visitor would pay by; none while nobody owns it, may collect, or it is mortgaged. */
function ruleNow(view: View, space: number): RentRule | undefined {
  const deed = view.deeds[space]
  if (deed?.owner == null || deed.mortgaged || !mayCollect(view, deed.owner)) return undefined
  return rentOf(view, space, 1).rule
}

function linesOf(space: number): readonly { readonly rule: RentRule; readonly rent: string }[] {
  const { rents } = SPACES[space] as Space
  const at = (line: number) => rents[line] ?? 0
  switch ((GROUP_AT[space] as Group).kind) {
    case 'street':
      return STREET.map((rule, i) => ({ rule, rent: dn(i === 0 ? at(0) : i === 1 ? 2 * at(0) : at(i - 1)) }))
    case 'railroad':
      return HARBOUR.map((rule, i) => ({ rule, rent: dn(at(i)) }))
    case 'utility':
      return WORK.map((rule, i) => ({ rule, rent: `× ${at(i)}` }))
  }
}
