import { type DeckId, dn, JAIL_FINE, JAIL_ROLLS_MAX, pardonName } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { Row, Stack } from '../../../components/layout.tsx'
import { valuesOf } from '../../../kit/choices.ts'
import { useWords } from '../../../words/in-locales.ts'
import { useTable, viewOf } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import { choiceOf } from './asking.ts'
import css from './decision.module.css'
import { type DecisionProps, MoveButton } from './plain-decision.tsx'
import { Prompt } from './prompt.tsx'

/** Three ways out of Carcer, and what each means. */
export const JailDecision = observer(({ decision }: DecisionProps) => {
  const { match } = useTable()
  const words = useWords(marketWords)
  if (decision === undefined) return null
  const player = viewOf(match).players[decision.seat]
  const pardons = valuesOf<DeckId>(choiceOf([decision], 'jailCard')?.params.deck)
  const canPay = choiceOf([decision], 'jailPay') !== undefined
  const tries = (player?.jailTurns ?? 0) + 1
  return (
    <Stack gap={3}>
      <Prompt decision={decision} />
      <p className={css.hint}>
        {tries < JAIL_ROLLS_MAX ? words.jailTry(tries, JAIL_ROLLS_MAX) : words.jailLastTry(dn(JAIL_FINE))}
      </p>
      <Row>
        <MoveButton move={{ type: 'jailRoll' }} isMain />
        <MoveButton
          move={{ type: 'jailPay' }}
          disabledBecause={canPay ? undefined : words.cashShort(dn(JAIL_FINE - (player?.cash ?? 0)))}
        />
        {pardons.map((deck) => (
          <MoveButton key={deck} move={{ type: 'jailCard', deck }}>
            {words.usePardon(pardonName(deck))}
          </MoveButton>
        ))}
      </Row>
    </Stack>
  )
})
