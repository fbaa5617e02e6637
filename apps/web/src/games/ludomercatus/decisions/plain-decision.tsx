import type { Move, MoveType } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { SubmitButton } from '../../../components/form-fields.tsx'
import { Row, Stack } from '../../../components/layout.tsx'
import { DecisionForm } from '../../../kit/generic/decision-form.tsx'
import type { OpenDecision } from '../../../match/shown.ts'
import { play, useTable } from '../kit.ts'
import { Prompt } from './prompt.tsx'

/** Moves that consist of their name alone. */
type PlainMove = Extract<MoveType, 'roll' | 'endTurn'>
const PLAIN: readonly string[] = ['roll', 'endTurn'] satisfies PlainMove[]

/** What a question's widget is given; without a question it only shows how the matter stands. */
export interface DecisionProps {
  readonly decision: OpenDecision | undefined
}

/** A question whose answers need nothing but a click: roll, end the turn. */
export const PlainDecision = observer(({ decision }: DecisionProps) => {
  const { match } = useTable()
  if (decision === undefined) return null
  // Whatever later rules may ask can be answered, too.
  if (decision.choices.some(({ type }) => !PLAIN.includes(type)))
    return <DecisionForm match={match} decision={decision} />
  return (
    <Stack gap={3}>
      <Prompt decision={decision} />
      <Row>
        {decision.choices.map(({ type }, i) => (
          <MoveButton key={type} move={{ type: type as PlainMove }} isMain={i === 0} />
        ))}
      </Row>
    </Stack>
  )
})

interface MoveButtonProps {
  readonly move: Move
  readonly isMain?: boolean
  readonly look?: 'plain' | 'danger'
  readonly children?: string
  readonly disabledBecause?: string | undefined
}

/** Makes one move. Its words are the game's own unless others are given. */
export const MoveButton = observer(
  ({ move, isMain = false, look = 'plain', children, disabledBecause }: MoveButtonProps) => {
    const { match } = useTable()
    const { inFlight } = match
    return (
      <SubmitButton
        look={isMain ? 'primary' : look}
        size={isMain ? 'large' : 'medium'}
        style={isMain ? { flex: '1 1 max-content' } : undefined}
        lang={match.box.locale}
        data-main={isMain || undefined}
        busy={inFlight !== undefined && inFlight.move.type === move.type}
        disabledBecause={disabledBecause}
        onClick={() => void play(match, move)}
      >
        {children ?? match.box.words.choice(move.type)}
      </SubmitButton>
    )
  },
)
