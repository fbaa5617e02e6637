import type { Seat } from '@ludoteca/kernel'
import { spacesOf } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { Stack } from '../../../components/layout.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { DeedChip } from '../deed/deed-chip.tsx'
import { play, useTable, viewOf } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import css from './manage.module.css'
import { signed, usesOf } from './tool.ts'

/** Every own property, to be mortgaged or freed. */
export const MortgageList = observer(({ seat }: { readonly seat: Seat }) => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const view = viewOf(match)
  const spaces = spacesOf(view, seat)
  if (spaces.length === 0) return <p className={css.supply}>{words.noDeeds}</p>
  return (
    <Stack gap={2}>
      <h3 className={css.heading}>{words.mortgages}</h3>
      {spaces.map((space) => {
        const tool = view.deeds[space]?.mortgaged ? 'lift' : 'mortgage'
        const use = usesOf(view, match, seat, space)[tool]
        if (use === undefined) return null
        return (
          <div key={space} className={css.street}>
            <DeedChip space={space} />
            <Button
              size="small"
              busy={match.inFlight !== undefined}
              disabledBecause={use.kind === 'closed' ? words.why(use.why) : undefined}
              onClick={() => use.kind === 'open' && void play(match, use.move)}
            >
              {words.tools[tool]} {use.kind === 'open' && <span className="digits">{signed(use.amount)}</span>}
            </Button>
            {use.kind === 'closed' && use.why.why !== 'notNow' && <p className={css.why}>{words.why(use.why)}</p>}
          </div>
        )
      })}
    </Stack>
  )
})
