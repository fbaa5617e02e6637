import type { Move } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/button.tsx'
import type { Asked, MatchStore } from '../../match/match-store.ts'
import { useWords } from '../../words/in-locales.ts'
import { actionOf, type ChoiceGroup, groupsOf } from './choice-groups.ts'
import css from './decision-form.module.css'
import { draftsOf, moveOf } from './draft.ts'
import { useChoiceKeys } from './use-choice-keys.ts'
import { genericWords } from './words.ts'

interface ChoiceButtonsProps {
  readonly match: MatchStore
  readonly asked: Asked
  /** The type whose form is open. */
  readonly opened?: string | undefined
  /** Somebody wants the form of this type; without it, choices that need one are not offered. */
  readonly onOpen?: ((type: string) => void) | undefined
  /** Somebody wants to make this move; without it, it is made. */
  readonly onSend?: ((move: Move) => void) | undefined
  /** The number key of the first choice, if keys pick them. */
  readonly firstKey?: number | undefined
}

/** A button for each thing that can be done: at once, or after its form was filled in. */
export const ChoiceButtons = observer(({ match, asked, opened, onOpen, onSend, firstKey }: ChoiceButtonsProps) => {
  const words = useWords(genericWords)
  const groups = groupsOf(asked.choices).filter(({ isBare }) => isBare || onOpen)
  const pick = ({ type, isBare, choices: [choice] }: ChoiceGroup) => {
    if (!isBare || choice === undefined) return onOpen?.(type)
    const move = moveOf(choice, draftsOf(choice.params, null))
    if (onSend) onSend(move)
    else void match.submit(move, asked.seat)
  }
  const because = match.isPaused ? words.paused : match.inFlight ? words.inFlight : undefined
  useChoiceKeys(because === undefined ? firstKey : undefined, groups.length, (i) => pick(groups[i] as ChoiceGroup))
  return (
    <div className={css.buttons} lang={match.box.locale}>
      {groups.map((group, i) => {
        const { type, isBare } = group
        const isOnItsWay = match.inFlight?.move.type === type && match.inFlight.seat === asked.seat
        const key = firstKey === undefined || firstKey + i > 9 ? undefined : firstKey + i
        return (
          <Button
            key={type}
            look={isBare && i === 0 && !asked.open ? 'primary' : 'plain'}
            busy={isOnItsWay}
            disabledBecause={isOnItsWay ? undefined : because}
            aria-expanded={isBare ? undefined : opened === type}
            aria-keyshortcuts={key === undefined ? undefined : String(key)}
            className={opened === type ? (css.opened as string) : ''}
            onClick={() => pick(group)}
          >
            {actionOf(match, group)}
            {!isBare && ' …'}
            {key !== undefined && (
              <span className={css.key} aria-hidden="true">
                {key}
              </span>
            )}
          </Button>
        )
      })}
    </div>
  )
})
