import { frameOf } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Row, Stack } from '../../../components/layout.tsx'
import { valuesOf } from '../../../kit/choices.ts'
import { useWords } from '../../../words/in-locales.ts'
import { useTable, viewOf } from '../kit.ts'
import { BundleList } from '../trade/bundle-list.tsx'
import { mirrored, toggled } from '../trade/draft.ts'
import { EffectList } from '../trade/effect-list.tsx'
import { LiftList } from '../trade/lift-list.tsx'
import { marketWords } from '../words/index.ts'
import { choiceOf } from './asking.ts'
import css from './decision.module.css'
import { type DecisionProps, MoveButton } from './plain-decision.tsx'
import { Prompt } from './prompt.tsx'

/** An offer on the table: what would change hands, what it would mean, and the answers to it. */
export const TradeDecision = observer(({ decision }: DecisionProps) => {
  const { match, ui } = useTable()
  const words = useWords(marketWords)
  const [lift, setLift] = useState<readonly number[]>([])
  const frame = frameOf(viewOf(match), 'trade')
  if (frame === undefined) return null
  const accept = decision && choiceOf([decision], 'acceptTrade')
  const liftable = valuesOf<number>(accept?.params.lift)
  const { proposer, responder, revision } = frame
  const answer = mirrored(proposer, frame)
  return (
    <Stack gap={3}>
      {decision ? (
        <Prompt decision={decision} />
      ) : (
        <h2 className={css.prompt}>{words.offered(match.names(proposer), match.names(responder))}</h2>
      )}
      <div className={css.sides}>
        <BundleList title={words.gives(match.names(proposer))} bundle={frame.give} />
        <BundleList title={words.gives(match.names(responder))} bundle={frame.get} />
      </div>
      <EffectList seat={responder} draft={{ ...answer, lift }} />
      {liftable.length > 0 && (
        <LiftList spaces={liftable} lifted={lift} onToggle={(space) => setLift(toggled(lift, space))} />
      )}
      {decision && (
        <Row>
          {accept && <MoveButton move={{ type: 'acceptTrade', revision, ...(lift.length > 0 && { lift }) }} isMain />}
          <MoveButton move={{ type: 'declineTrade', revision }} />
          {choiceOf([decision], 'counterTrade') && (
            <Button onClick={() => ui.open({ kind: 'counter', draft: answer })}>{words.counter}</Button>
          )}
        </Row>
      )}
    </Stack>
  )
})
