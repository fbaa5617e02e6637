import { CARD_HELP, figure, MONSTER_HELP, type ReactionFrame } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { Row } from '../../../components/layout.tsx'
import { MonsterFigure } from '../art/monster-figure.tsx'
import { play, useTable } from '../kit.ts'
import css from './decisions.module.css'
import { Panel } from './panel.tsx'
import { decisionWords } from './words.ts'

/** [7.9] BLUNT_REACTION: the Luchador may strike first. */
export const Reaction = observer(({ question: { seat, monster } }: { readonly question: Readonly<ReactionFrame> }) => {
  const { match } = useTable()
  const words = decisionWords.reaction
  const answer = (use: boolean) => void play(match, { type: 'bluntReaction', use }, seat)
  return (
    <Panel title={words.title(figure(monster))} lead={words.lead} seat={seat} moves={['bluntReaction']}>
      <div className={css.roll}>
        <MonsterFigure id={monster} size={84} />
        <div className={css.outcomes}>
          <p>{MONSTER_HELP[monster]}</p>
          <p className={css.small}>{CARD_HELP.BLUNT}</p>
        </div>
      </div>
      <Row>
        <Button onClick={() => answer(true)}>{words.strike}</Button>
        <Button onClick={() => answer(false)}>{words.letBe}</Button>
      </Row>
    </Panel>
  )
})
