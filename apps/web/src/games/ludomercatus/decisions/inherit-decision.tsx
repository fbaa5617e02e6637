import { dn, interest, mortgageValue } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Stack } from '../../../components/layout.tsx'
import { valuesOf } from '../../../kit/choices.ts'
import { useWords } from '../../../words/in-locales.ts'
import { toggled } from '../trade/draft.ts'
import { LiftList } from '../trade/lift-list.tsx'
import { marketWords } from '../words/index.ts'
import { choiceOf } from './asking.ts'
import { type DecisionProps, MoveButton } from './plain-decision.tsx'
import { Prompt } from './prompt.tsx'

/** Which of the inherited mortgages to lift at once. */
export const InheritDecision = observer(({ decision }: DecisionProps) => {
  const words = useWords(marketWords)
  const [lift, setLift] = useState<readonly number[]>([])
  if (decision === undefined) return null
  const spaces = valuesOf<number>(choiceOf([decision], 'settleInherited')?.params.lift)
  const cost = sum(spaces.map(interest)) + sum(lift.map(mortgageValue))
  return (
    <Stack gap={3}>
      <Prompt decision={decision} />
      <LiftList spaces={spaces} lifted={lift} onToggle={(space) => setLift(toggled(lift, space))} />
      <MoveButton move={{ type: 'settleInherited', lift }} isMain>
        {words.settleFor(dn(cost))}
      </MoveButton>
    </Stack>
  )
})

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
