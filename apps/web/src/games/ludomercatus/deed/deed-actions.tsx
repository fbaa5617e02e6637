import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { Stack } from '../../../components/layout.tsx'
import { seatOf } from '../../../kit/table-kit.ts'
import { useWords } from '../../../words/in-locales.ts'
import { choiceOf } from '../decisions/asking.ts'
import { play, useTable, viewOf } from '../kit.ts'
import { signed, TOOLS, type Tool, type Use, usesOf } from '../manage/tool.ts'
import { emptyDraft, withSide } from '../trade/draft.ts'
import { marketWords } from '../words/index.ts'
import css from './deed.module.css'

/** What can be done with a property: its owner builds and mortgages, others may want to buy it. */
export const DeedActions = observer(({ space }: { readonly space: number }) => {
  const { match } = useTable()
  const view = viewOf(match)
  const seat = seatOf(match)
  const owner = view.deeds[space]?.owner ?? null
  if (seat === undefined || owner === null || match.decisions.length === 0) return null
  if (owner !== seat) return <WantIt space={space} owner={owner} />
  const uses = usesOf(view, match, seat, space)
  return (
    <Stack gap={2}>
      {TOOLS.map((tool) => {
        const use = uses[tool]
        return use && isOfInterest(tool, use) && <ToolButton key={tool} tool={tool} use={use} />
      })}
    </Stack>
  )
})

/** That one cannot lift a mortgage that is not there needs no saying. */
function isOfInterest(tool: Tool, use: Use): boolean {
  if (use.kind === 'open') return true
  const { why } = use.why
  if (tool === 'sell') return why !== 'nothingBuilt'
  return why !== 'notMortgaged' && why !== 'isMortgaged'
}

const ToolButton = observer(({ tool, use }: { readonly tool: Tool; readonly use: Use }) => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const isClosed = use.kind === 'closed'
  return (
    <div>
      <Button
        wide
        busy={match.inFlight !== undefined}
        disabledBecause={isClosed ? words.why(use.why) : undefined}
        onClick={() => isClosed || void play(match, use.move)}
      >
        {words.tools[tool]}
        {use.kind === 'open' && <span className="digits">{signed(use.amount)} dn</span>}
      </Button>
      {isClosed && <p className={css.why}>{words.why(use.why)}</p>}
    </div>
  )
})

const WantIt = observer(({ space, owner }: { readonly space: number; readonly owner: number }) => {
  const { match, ui } = useTable()
  const words = useWords(marketWords)
  if (!choiceOf(match.decisions, 'proposeTrade')) return null
  const draft = withSide(emptyDraft(owner), 'get', { cash: 0, spaces: [space], jailCards: [] })
  return (
    <Button wide onClick={() => ui.open({ kind: 'trade', draft })}>
      {words.askFor(match.names(owner))}
    </Button>
  )
})
