import { KING_EFFECT_HELP, KING_EFFECT_NAMES, KING_EFFECTS, KING_STEPS, rouletteFloor } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { Die } from '../art/die.tsx'
import { KingEffectIcon } from '../art/king-effect-icon.tsx'
import { KingFigure } from '../art/king-figure.tsx'
import { useTable, viewOf } from '../kit.ts'
import css from './king-panel.module.css'
import { nextPresence, presenceOf } from './presence.ts'
import { frameWords as words } from './words.ts'

/** Where the King is, what his presence costs and will cost, his last dice, and what each of them does. */
export const KingPanel = observer(() => {
  const { match } = useTable()
  const view = viewOf(match)
  const { king, crown, book, kingSeat } = view
  const next = nextPresence(view)
  return (
    <div className={css.panel}>
      <div className={css.now}>
        <KingFigure size={84} doubled={king.doubled} vanished={king.vanish > 0} />
        <ul>
          <li>{king.vanish > 0 ? words.kingGone(king.vanish) : words.kingAt(king.floor)}</li>
          <li>
            <strong>{words.presence}.</strong> {words.presenceNow(presenceOf(view))}{' '}
            {next ? words.presenceNext(next.round, next.loss) : words.presenceLast}
          </li>
          {king.doubled && <li className={css.grave}>{words.doubled}</li>}
          {king.limitedFloor !== 0 && <li>{words.limited(king.limitedFloor)}</li>}
          <li>{crown.holder === null ? words.crownFree : words.crowned(match.names(crown.holder), crown.target)}</li>
          {book.attached.length > 0 && <li>{words.tales(book.attached.length)}</li>}
          {kingSeat !== null && <li>{words.kingSeat(match.names(kingSeat))}</li>}
        </ul>
      </div>
      <h3>{words.lastDice}</h3>
      {king.d4 === 0 && king.d6 === 0 ? (
        <p>{words.noDice}</p>
      ) : (
        <p className={css.dice}>
          {king.d4 > 0 && <Die sides={4} value={king.d4} />}
          {king.d6 > 0 && <Die sides={6} value={king.d6} />}
          <span>{king.d6 > 0 && KING_EFFECT_NAMES[KING_EFFECTS[king.d6 - 1] ?? 'SHUFFLE']}</span>
        </p>
      )}
      <LastPhase />
      <h3>{words.roulette}</h3>
      <ol className={css.roulette}>
        {[1, 2, 3, 4].map((d4) => (
          <li key={d4} aria-label={words.rouletteTo(d4, rouletteFloor(king.floor, d4))}>
            <Die sides={4} value={d4} size={26} />
            {words.kingFloor(rouletteFloor(king.floor, d4))}
          </li>
        ))}
      </ol>
      <h3>{words.effects}</h3>
      <ol className={css.effects}>
        {KING_EFFECTS.map((effect, i) => (
          <li key={effect} data-last={king.d6 === i + 1 || undefined}>
            <KingEffectIcon n={i + 1} />
            <span>
              <strong>
                {i + 1}. {KING_EFFECT_NAMES[effect]}
              </strong>{' '}
              {KING_EFFECT_HELP[effect]}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
})

/** What each step of the last phase did; steps that did nothing are left out. */
const LastPhase = observer(() => {
  const { match, presentation } = useTable()
  const steps = presentation.kingSteps.filter(({ facts }) => facts.length > 1)
  if (steps.length === 0) return null
  return (
    <details className={css.phase}>
      <summary>{words.lastPhase}</summary>
      <ol>
        {steps.map(({ step, facts }) => (
          <li key={step}>
            <strong>{words.step(step, KING_STEPS[step - 1] ?? '')}.</strong>{' '}
            {facts
              .slice(1)
              .map((fact) => match.tell(fact))
              .join(' ')}
          </li>
        ))}
      </ol>
    </details>
  )
})
