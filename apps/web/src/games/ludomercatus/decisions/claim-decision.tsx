import { frameOf, pluralOf } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FormFields } from '../../../components/form-fields.tsx'
import { Stack } from '../../../components/layout.tsx'
import { NumberField } from '../../../components/number-field.tsx'
import { rangeOf } from '../../../kit/choices.ts'
import { useWords } from '../../../words/in-locales.ts'
import { useTable, viewOf } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import { choiceOf } from './asking.ts'
import { type DecisionProps, MoveButton } from './plain-decision.tsx'
import { Prompt } from './prompt.tsx'

/** How many of the scarce buildings one wants. */
export const ClaimDecision = observer(({ decision }: DecisionProps) => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const [count, setCount] = useState(0)
  const frame = frameOf(viewOf(match), 'claim')
  const range = decision && rangeOf(choiceOf([decision], 'claim')?.params.count)
  if (decision === undefined || frame === undefined || range === undefined) return null
  return (
    <FormFields>
      <Stack gap={3}>
        <Prompt decision={decision} />
        <NumberField label={pluralOf(frame.kind)} domain={range} value={count} onChange={setCount} />
        <MoveButton move={{ type: 'claim', count }} isMain>
          {words.claim(count)}
        </MoveButton>
      </Stack>
    </FormFields>
  )
})
