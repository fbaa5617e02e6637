import {
  dn,
  type Fact,
  frameOf,
  liquidationValue,
  type Move,
  SPACES,
  spacesOf,
  type View,
} from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { Row, Stack } from '../../../components/layout.tsx'
import { Progress } from '../../../components/progress.tsx'
import type { MatchStore } from '../../../match/match-store.ts'
import { useWords } from '../../../words/in-locales.ts'
import { DeedChip } from '../deed/deed-chip.tsx'
import { useTable, viewOf } from '../kit.ts'
import { usesOf } from '../manage/tool.ts'
import { marketWords } from '../words/index.ts'
import { choiceOf } from './asking.ts'
import css from './decision.module.css'
import { type DecisionProps, MoveButton } from './plain-decision.tsx'
import { Prompt } from './prompt.tsx'

interface Source {
  readonly space: number
  readonly kind: 'sell' | 'mortgage'
  readonly brings: number
  readonly move: Move
}

/** What is owed, what everything would bring, and from where on it is enough. */
export const DebtHelper = observer(({ decision }: DecisionProps) => {
  const { match, ui } = useTable()
  const words = useWords(marketWords)
  const view = viewOf(match)
  const debt = frameOf(view, 'debt')
  if (decision === undefined || debt === undefined) return null
  const cash = view.players[debt.debtor]?.cash ?? 0
  const { debtor: seat, due, reason, payees } = debt
  const opening: Extract<Fact, { type: 'debtOpened' }> = { type: 'debtOpened', seat, due, reason, payees }
  const canRaise = liquidationValue(view, debt.debtor)
  return (
    <Stack gap={3}>
      <Prompt decision={decision} />
      <p lang={match.box.locale}>{match.tell(opening)}</p>
      <Progress
        label={words.missing(dn(Math.max(0, debt.due - cash)))}
        value={cash}
        max={debt.due}
        text={`${dn(cash)} / ${dn(debt.due)}`}
      />
      <p className={css.hint}>
        {canRaise >= debt.due ? words.canRaise(dn(canRaise)) : words.cannotRaise(dn(canRaise), dn(debt.due - canRaise))}
      </p>
      <Row>
        {choiceOf([decision], 'liquidate') && <MoveButton move={{ type: 'liquidate' }} isMain />}
        {choiceOf([decision], 'declareBankruptcy') && (
          <Button look="danger" lang={match.box.locale} onClick={() => ui.open({ kind: 'bankruptcy' })}>
            {match.box.words.choice('declareBankruptcy')} …
          </Button>
        )}
      </Row>
      <Sources sources={sourcesOf(view, match, debt.debtor)} missing={debt.due - cash} />
    </Stack>
  )
})

/** Each thing that can be turned into cash now, with the sum that all up to it would bring. */
const Sources = observer(({ sources, missing }: { readonly sources: readonly Source[]; readonly missing: number }) => {
  const words = useWords(marketWords)
  if (sources.length === 0) return <p>{words.nothingToSell}</p>
  let sum = 0
  return (
    <ul className={css.sources}>
      {sources.map(({ space, kind, brings, move }) => {
        const before = sum
        sum += brings
        return (
          <li key={`${space} ${kind}`} className={css.source}>
            <DeedChip space={space} />
            <span className={css.sum}>
              {words.sumSoFar(dn(sum))}
              {before < missing && sum >= missing && <strong> {words.enough}</strong>}
            </span>
            <MoveButton move={move}>{words[kind === 'sell' ? 'sellOne' : 'pledge'](dn(brings))}</MoveButton>
          </li>
        )
      })}
    </ul>
  )
})

/** Pledges that cost no income first, as the bank itself would do it. */
function sourcesOf(view: View, match: MatchStore, seat: number): readonly Source[] {
  const sources = spacesOf(view, seat).flatMap((space) => {
    const uses = usesOf(view, match, seat, space)
    return (['mortgage', 'sell'] as const).flatMap((kind) => {
      const use = uses[kind]
      return use?.kind === 'open' ? [{ space, kind, brings: use.amount, move: use.move }] : []
    })
  })
  return sources.sort((a, b) => rank(a) - rank(b) || (SPACES[a.space]?.price ?? 0) - (SPACES[b.space]?.price ?? 0))
}

const rank = ({ kind }: Source) => (kind === 'mortgage' ? 0 : 1)
