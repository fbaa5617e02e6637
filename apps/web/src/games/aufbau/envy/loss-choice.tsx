import { defenceModifier, ENVY_REACTIONS, type EnvyReaction, envyThreshold, signed } from '@ludoteca/aufbau'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { choicesOf } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { Glyph } from '../art/glyph.tsx'
import { play, useTable, viewOf } from '../kit.ts'
import css from './loss-choice.module.css'
import { holdsPercent } from './odds.ts'
import { envyWords as words } from './words.ts'

/** [3.2.1] Those whom others envy say what they would rather lose, knowing how likely it is. */
export const LossChoice = observer(() => {
  const { match } = useTable()
  const view = viewOf(match)
  const me = view.players[seatOf(match) ?? -1]
  if (!me || view.phase !== 'maintenance' || match.kind === 'replay') return null
  const threshold = envyThreshold(me)
  if (threshold === 0 || choicesOf(match, 'chooseLoss').length === 0) return null
  const { dc, loss, as, kw } = ENVY_REACTIONS[threshold] as EnvyReaction
  const bonus = defenceModifier(me)
  const choose = (choice: 'gold' | 'influence') => void play(match, { type: 'chooseLoss', choice })
  return (
    <section className={css.choice} aria-labelledby="aufbau-envy">
      <h3 id="aufbau-envy" className={css.title}>
        <Glyph name="mask" size={26} /> {words.title}
      </h3>
      <p>{words.lead(me.n, threshold)}</p>
      <p>{words.roll(dc, signed(bonus), holdsPercent(bonus, dc))}</p>
      <p>{words.fail(-as, kw)}</p>
      <div className={css.buttons}>
        {(['gold', 'influence'] as const).map((each) => (
          <Button
            key={each}
            look={me.turn.lossChoice === each ? 'primary' : 'plain'}
            size="large"
            aria-pressed={me.turn.lossChoice === each}
            busy={match.inFlight !== undefined}
            onClick={() => choose(each)}
          >
            <Glyph name={each === 'gold' ? 'coin' : 'laurel'} /> {words[each](loss)}
          </Button>
        ))}
      </div>
      <p className={css.hint}>
        {words.goldHint} {words.influenceHint} {words.falls(threshold)}
      </p>
      {me.turn.lossChoice !== null && <p role="status">{words.chosen}</p>}
    </section>
  )
})
