import type { ReactNode } from 'react'
import { Amount } from '../parts/amount.tsx'
import { Line } from './card.tsx'
import { type Flow, type Flows, NONE } from './flows.ts'
import { estateWords as words } from './words.ts'

interface FlowLinesProps {
  readonly flows: Flows
  readonly id: string
  readonly isInUnrest?: boolean
  /** Goods that come on top. */
  readonly goods?: ReactNode
}

/** What a holding gives and costs each round. */
export function FlowLines({ flows, id, isInUnrest = false, goods }: FlowLinesProps): ReactNode {
  const yields = flows.yields.get(id) ?? NONE
  const upkeep = flows.upkeep.get(id) ?? NONE
  return (
    <>
      <Line label={words.yields}>
        {isInUnrest ? <strong>{words.inUnrest}</strong> : <Amounts flow={yields} />}
        {!isInUnrest && goods}
        {!isInUnrest && !goods && isEmpty(yields) && words.nothing}
      </Line>
      {!isEmpty(upkeep) && (
        <Line label={words.upkeep}>
          <Amounts flow={upkeep} />
        </Line>
      )}
    </>
  )
}

export function Amounts({ flow: { gold, labor, influence } }: { readonly flow: Flow }): ReactNode {
  return (
    <>
      {gold !== 0 && <Amount what="gold12" amount={gold * 12} />}
      {labor !== 0 && <Amount what="labor" amount={labor} />}
      {influence !== 0 && <Amount what="influence" amount={influence} />}
    </>
  )
}

function isEmpty({ gold, labor, influence }: Flow): boolean {
  return gold === 0 && labor === 0 && influence === 0
}
