import { type CamaraAnswerFrame, hasKeySlot, type Player } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { Row } from '../../../components/layout.tsx'
import { Die } from '../art/die.tsx'
import { play, useTable, viewOf } from '../kit.ts'
import css from './decisions.module.css'
import { Panel } from './panel.tsx'
import { afterRitual } from './previews.ts'
import { decisionWords } from './words.ts'

/** The first of two faces that cost the same, as the table of the ritual has them. */
const FACES = [1, 3, 5] as const

/** [7.8, D-34] CAMARA_ANSWER: what the die may cost both, and whose the key would be. */
export const Camara = observer(
  ({ question: { seat, partner } }: { readonly question: Readonly<CamaraAnswerFrame> }) => {
    const { match } = useTable()
    const words = decisionWords.camara
    const view = viewOf(match)
    const { players } = view
    const actor = players[seat] as Player
    const me = players[partner] as Player
    const owner = hasKeySlot(actor) ? seat : partner
    const answer = (accept: boolean) => void play(match, { type: 'camaraAnswer', accept }, partner)
    return (
      <Panel title={words.title} lead={words.lead(match.names(seat))} seat={partner} moves={['camaraAnswer']}>
        <p>{words.die}</p>
        <ul className={css.table}>
          {FACES.map((face) => {
            const [theirs, mine] = afterRitual(view, seat, partner, face)
            return (
              <li key={face}>
                <span className={css.dice}>
                  <Die sides={6} value={face} size={26} />
                  <Die sides={6} value={face + 1} size={26} />
                </span>
                <span>
                  {match.names(seat)}: {decisionWords.sanity(actor.sanity, theirs)}
                </span>
                <span>
                  {words.you}: {decisionWords.sanity(me.sanity, mine)}
                </span>
              </li>
            )
          })}
        </ul>
        <p>{words.reward(owner === partner ? words.you : match.names(owner))}</p>
        <Row>
          <Button onClick={() => answer(true)}>{words.accept}</Button>
          <Button onClick={() => answer(false)}>{words.refuse}</Button>
        </Row>
      </Panel>
    )
  },
)
