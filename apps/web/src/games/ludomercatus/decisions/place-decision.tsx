import { dn, frameOf, GROUP_AT, SPACES } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { Row, Stack } from '../../../components/layout.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { useTable, viewOf } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import { choiceOf, spacesIn } from './asking.ts'
import css from './decision.module.css'
import { type DecisionProps, MoveButton } from './plain-decision.tsx'
import { Prompt } from './prompt.tsx'

/** Where the building goes: on the board, or from this list. */
export const PlaceDecision = observer(({ decision }: DecisionProps) => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const frame = frameOf(viewOf(match), 'place')
  if (decision === undefined || frame === undefined) return null
  return (
    <Stack gap={3}>
      <Prompt decision={decision} />
      <p className={css.hint}>{words.placeHelp(frame.left)}</p>
      <Row gap={2}>
        {spacesIn([decision], 'place').map((space) => (
          <MoveButton key={space} move={{ type: 'place', space }}>
            {`${SPACES[space]?.name}${frame.paid ? '' : ` · ${dn(GROUP_AT[space]?.houseCost ?? 0)}`}`}
          </MoveButton>
        ))}
      </Row>
      {choiceOf([decision], 'placeDone') && <MoveButton move={{ type: 'placeDone' }} />}
    </Stack>
  )
})
