import { ACTIONS } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useTableKeys } from '../../../kit/use-table-keys.ts'
import { useTable, viewOf } from '../kit.ts'
import css from './action.module.css'
import { ActionIcon } from './action-icons.tsx'
import { because } from './because.ts'
import { type ActionChoices, DEEDS, type Deed, type MenuEntry, type MenuFault, menuOf } from './menu.ts'
import { ReasonedButton, useReason } from './refusal-note.tsx'
import { actionWords } from './words.ts'

interface ActionBarProps {
  readonly seat: Seat
  readonly choices: ActionChoices
  onChoose(deed: Deed): void
}

/** [13.2] Everything an owner can do, with its price; what is out of reach says why when it is tried. */
export const ActionBar = observer(({ seat, choices, onChoose }: ActionBarProps) => {
  const { match } = useTable()
  const [reason, say] = useReason()
  const menu = menuOf(viewOf(match), seat, choices)
  const whyNot = (fault: MenuFault | undefined) => fault && ('code' in fault ? because(match, fault.code) : fault.words)
  useTableKeys((key) => {
    const entry = menu.find(({ deed }) => keyOf(deed) === key)
    if (entry === undefined) return false
    const fault = whyNot(entry.fault)
    if (fault === undefined) onChoose(entry.deed)
    else say(fault)
    return true
  })
  return (
    <>
      {reason}
      <ul className={css.bar} aria-label={actionWords.bar}>
        {menu.map((entry) => (
          <li key={entry.deed}>
            <ReasonedButton
              className={css.deed}
              data-main={entry.deed === 'DEVELOP' || undefined}
              aria-keyshortcuts={keyOf(entry.deed)}
              disabledBecause={whyNot(entry.fault)}
              onRefused={say}
              onClick={() => onChoose(entry.deed)}
            >
              <ActionIcon deed={entry.deed} />
              <span className={css.label}>{ACTIONS[entry.deed]}</span>
              <Price entry={entry} />
              <span className={css.key} aria-hidden="true">
                {keyOf(entry.deed)}
              </span>
            </ReasonedButton>
          </li>
        ))}
      </ul>
    </>
  )
})

/** The key of an action: its place in the bar, whether or not all others are shown. */
function keyOf(deed: Deed): string {
  return String(DEEDS.indexOf(deed) + 1)
}

function Price({ entry: { cost, isFrom } }: { readonly entry: MenuEntry }) {
  if (cost === undefined) {
    return (
      <span className={css.price}>
        <span aria-hidden="true">{actionWords.depends}</span>
        <span className="unseen">{actionWords.dependsInWords}</span>
      </span>
    )
  }
  if (cost === 0) return <span className={css.price}>{actionWords.free}</span>
  return <span className={css.price}>{isFrom ? actionWords.costsFrom(cost) : actionWords.costs(cost)}</span>
}
