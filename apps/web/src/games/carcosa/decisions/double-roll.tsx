import { CARD_NAMES, type DoubleRollFrame, type Player, rowOf, sumFromZero } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { Row } from '../../../components/layout.tsx'
import { CardFace } from '../art/card-face.tsx'
import { Die } from '../art/die.tsx'
import { play, useTable, viewOf } from '../kit.ts'
import css from './decisions.module.css'
import { Panel } from './panel.tsx'
import { secondDie, totalOf } from './previews.ts'
import { decisionWords, EVENT_ROWS } from './words.ts'

/** [7.13] DOUBLE_ROLL: what the first die brings, and what a second one might. */
export const DoubleRoll = observer(
  ({ question: { seat, event, die } }: { readonly question: Readonly<DoubleRollFrame> }) => {
    const { match } = useTable()
    const words = decisionWords.double
    const { sanity } = viewOf(match).players[seat] as Player
    const total = totalOf(sanity, die)
    const rows = EVENT_ROWS[event] ?? []
    const answer = (use: boolean) => void play(match, { type: 'doubleRoll', use }, seat)
    return (
      <Panel title={words.title} lead={`${CARD_NAMES[event]}. ${words.once}`} seat={seat} moves={['doubleRoll']}>
        <div className={css.roll}>
          <div className={css.smallCard}>
            <CardFace card={event} size="small" />
          </div>
          <div className={css.outcomes}>
            <p className={css.sum}>
              <Die sides={6} value={die} /> {sumFromZero(die, sanity)}
            </p>
            <p>
              <strong>{words.stays}:</strong> {rows[rowOf(event, total)]}
            </p>
            <p>
              <strong>{words.withSecond}:</strong>
            </p>
            <ul>
              {secondDie(event, sanity, die).map(({ row, faces }) => (
                <li key={row}>
                  {rows[row]} <span className={css.small}>({words.of6(faces)})</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <Row>
          <Button onClick={() => answer(true)}>{words.add}</Button>
          <Button onClick={() => answer(false)}>{words.keep}</Button>
        </Row>
      </Panel>
    )
  },
)
