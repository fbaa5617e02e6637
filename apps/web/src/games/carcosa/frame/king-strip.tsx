import { KING_STEPS } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button.tsx'
import { type Pace, paceAfter } from '../../../kit/pace.ts'
import { useRoot } from '../../../stores/root.ts'
import { Die } from '../art/die.tsx'
import { useTable, viewOf } from '../kit.ts'
import type { KingStep } from '../showing/phase.ts'
import { dieOf } from '../showing/rolls.ts'
import css from './king-strip.module.css'
import { frameWords as words } from './words.ts'

/** The King's phase: twelve lamps that light one by one, and what the latest step did. */
export const KingStrip = observer(() => {
  const { presentation } = useTable()
  const steps = presentation.kingSteps
  const now = steps.at(-1)
  return (
    <section className={css.strip} aria-label={words.kingPhase}>
      <Lamps steps={steps} />
      <div className={css.told} key={now?.step ?? 0}>
        {now && <Told now={now} />}
      </div>
      {presentation.isKingOnStage && (
        <div className={css.tools}>
          <PaceChoice />
        </div>
      )}
    </section>
  )
})

function Lamps({ steps }: { readonly steps: readonly KingStep[] }): ReactNode {
  const lit = steps.map(({ step }) => step)
  const now = lit.at(-1) ?? 0
  const stateOf = (step: number) => {
    if (step === now) return 'now'
    if (lit.includes(step)) return 'lit'
    return step < now ? 'passed' : 'ahead'
  }
  return (
    <ol className={css.lamps} aria-label={words.steps}>
      {KING_STEPS.map((name, i) => {
        const state = stateOf(i + 1)
        return (
          <li key={name} data-state={state} title={words.step(i + 1, name)}>
            <span aria-hidden="true">{i + 1}</span>
            <span className="unseen">
              {words.step(i + 1, name)}: {STATES[state]}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const STATES = { now: words.stepNow, lit: words.stepLit, passed: words.stepPassed, ahead: words.stepAhead }

const Told = observer(({ now }: { readonly now: KingStep }) => {
  const { match, presentation } = useTable()
  const facts = now.facts.slice(1)
  // A decision may hold the phase up before the step has done anything.
  const isPending = viewOf(match).phase === 'KING' && !presentation.isKingOnStage
  const idle = isPending ? words.pending : words.nothing
  const dice = facts.flatMap((fact) => dieOf(fact) ?? [])
  return (
    <>
      {[...dice.entries()].map(([i, { sides, value }]) => (
        <Die key={i} sides={sides} value={value} rolling size={30} />
      ))}
      <p className={css.did}>
        <strong>{words.step(now.step, KING_STEPS[now.step - 1] ?? '')}.</strong>{' '}
        {facts.length === 0 ? idle : facts.map((fact) => match.tell(fact)).join(' ')}
      </p>
    </>
  )
})

/** One button for all paces: each press is the next one. */
const PaceChoice = observer(() => {
  const { settings } = useRoot()
  const { pace } = settings
  return (
    <Button
      size="small"
      look="quiet"
      aria-label={words.paceIs(words.paces[pace])}
      title={words.paceIs(words.paces[pace])}
      onClick={() => settings.set('pace', paceAfter(pace))}
    >
      {PACE_MARKS[pace]}
    </Button>
  )
})

const PACE_MARKS: Readonly<Record<Pace, string>> = { slow: '×½', normal: '×1', fast: '×2', none: '⏭' }
