import type { Seat } from '@ludoteca/kernel'
import { type Bundle, dn, GROUP_AT, pardonName, SPACES, spacesOf } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button.tsx'
import { Row, Stack } from '../../../components/layout.tsx'
import { NumberField } from '../../../components/number-field.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { GroupMark } from '../deed/deed-chip.tsx'
import { useTable, viewOf } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import { type Purse, toggled } from './draft.ts'
import css from './trade.module.css'

/** Steps in which one usually offers cash. */
const RAISES: readonly number[] = [10, 50, 100]

interface TradeSideProps {
  readonly title: string
  readonly seat: Seat
  readonly purse: Purse
  readonly bundle: Bundle
  onChange(bundle: Bundle): void
}

/** What one side puts on the table. What it owns and cannot give is shown with the reason. */
export const TradeSide = observer(({ title, seat, purse, bundle, onChange }: TradeSideProps) => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const view = viewOf(match)
  const blocked = spacesOf(view, seat).filter((space) => !purse.spaces.includes(space))
  return (
    <fieldset className={css.side}>
      <legend className={css.legend}>
        <SeatMark seat={seat} size={16} /> {title}
      </legend>
      <Stack gap={3}>
        <NumberField
          label={words.cash}
          hint={words.atMost(dn(purse.cashMax))}
          domain={{ min: 0, max: purse.cashMax, step: 1 }}
          value={bundle.cash}
          onChange={(cash) => onChange({ ...bundle, cash })}
        />
        <Row gap={1}>
          {RAISES.map((raise) => (
            <Button
              key={raise}
              size="small"
              aria-label={words.moreCash(dn(raise))}
              onClick={() => onChange({ ...bundle, cash: Math.min(purse.cashMax, bundle.cash + raise) })}
            >
              +{raise}
            </Button>
          ))}
        </Row>
        {purse.spaces.length + purse.jailCards.length + blocked.length === 0 && (
          <p className={css.note}>{words.noDeeds}</p>
        )}
        <ul className={css.things}>
          {purse.spaces.map((space) => (
            <Thing
              key={space}
              isChosen={bundle.spaces.includes(space)}
              onToggle={() => onChange({ ...bundle, spaces: toggled(bundle.spaces, space) })}
            >
              {GROUP_AT[space] && <GroupMark group={GROUP_AT[space].id} />}
              <span lang="en">{SPACES[space]?.name}</span>
              <span className={css.note}>{view.deeds[space]?.mortgaged ? words.mortgaged : SPACES[space]?.price}</span>
            </Thing>
          ))}
          {purse.jailCards.map((deck) => (
            <Thing
              key={deck}
              isChosen={bundle.jailCards.includes(deck)}
              onToggle={() => onChange({ ...bundle, jailCards: toggled(bundle.jailCards, deck) })}
            >
              <span lang="en">{pardonName(deck)}</span>
            </Thing>
          ))}
          {blocked.map((space) => (
            <li key={space} className={css.blocked}>
              <span lang="en">{SPACES[space]?.name}</span>
              <span className={css.note}>{words.builtDistrict}</span>
            </li>
          ))}
        </ul>
      </Stack>
    </fieldset>
  )
})

interface ThingProps {
  readonly isChosen: boolean
  readonly children: ReactNode
  onToggle(): void
}

function Thing({ isChosen, children, onToggle }: ThingProps): ReactNode {
  return (
    <li>
      <label className={css.thing}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        {children}
      </label>
    </li>
  )
}
