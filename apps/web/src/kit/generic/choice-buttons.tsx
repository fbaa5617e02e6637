import type { Move } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/button.tsx'
import { classes } from '../../components/classes.ts'
import type { MatchStore } from '../../match/match-store.ts'
import type { OpenDecision } from '../../match/shown.ts'
import { useWords } from '../../words/in-locales.ts'
import { actionOf, type ChoiceGroup, groupsOf } from './choice-groups.ts'
import { keysFrom } from './choice-keys.ts'
import css from './decision-form.module.css'
import { draftsOf, moveOf } from './draft.ts'
import { KeyCap } from './key-cap.tsx'
import { useChoiceKeys } from './use-choice-keys.ts'
import { genericWords } from './words.ts'

interface ChoiceButtonsProps {
  readonly match: MatchStore
  readonly decision: OpenDecision
  /** The group whose form is open. */
  readonly opened?: string | undefined
  /** Somebody wants the form of this group; without it, choices that need one are not offered. */
  readonly onOpen?: ((key: string) => void) | undefined
  /** Somebody wants to make this move; without it, it is made. */
  readonly onSend?: ((move: Move) => void) | undefined
  /** The number key of the first choice, if keys pick them. */
  readonly firstKey?: number | undefined
}

/** A button for each thing that can be done: at once, or after its form was filled in. */
export const ChoiceButtons = observer(({ match, decision, opened, onOpen, onSend, firstKey }: ChoiceButtonsProps) => {
  const words = useWords(genericWords)
  const groups = groupsOf(match.box.words, decision.choices).filter(({ isBare }) => isBare || onOpen)
  const pick = ({ key, isBare, choices: [choice] }: ChoiceGroup) => {
    if (!isBare || choice === undefined) return onOpen?.(key)
    const move = moveOf(choice, draftsOf(choice.params))
    if (onSend) onSend(move)
    else void match.submit(move, decision.seat)
  }
  const because = match.isPaused ? words.paused : match.inFlight ? words.inFlight : undefined
  const keys = keysFrom(firstKey, groups.length)
  useChoiceKeys(because === undefined ? keys : [], (i) => pick(groups[i] as ChoiceGroup))
  const isOnly = groups.filter(({ isBare }) => isBare).length === 1
  return (
    <div className={css.buttons} lang={match.box.locale}>
      {groups.map((group, i) => {
        const { key, type, isBare } = group
        const isNotNow = isLeftOut(match, group)
        const isOnItsWay = match.inFlight?.move.type === type && match.inFlight.seat === decision.seat
        return (
          <Button
            key={key}
            look={isBare && isOnly && !decision.open ? 'primary' : 'plain'}
            busy={isOnItsWay}
            disabledBecause={isOnItsWay ? undefined : because}
            aria-expanded={isBare ? undefined : opened === key}
            aria-keyshortcuts={keys[i]?.toString()}
            className={classes(opened === key && css.opened, isNotNow && css.notNow)}
            onClick={() => pick(group)}
          >
            {actionOf(match, group)}
            {!isBare && ' …'}
            {isNotNow && <span className="unseen">{words.notNow}</span>}
            <KeyCap of={keys[i]} />
          </Button>
        )
      })}
    </div>
  )
})

/** Whether a coach leaves this out for now: it is shown so, and refused with the coach's words. */
function isLeftOut({ coach }: MatchStore, { isBare, choices: [choice] }: ChoiceGroup): boolean {
  return isBare && choice !== undefined && coach?.allows(moveOf(choice, draftsOf(choice.params))) === false
}
