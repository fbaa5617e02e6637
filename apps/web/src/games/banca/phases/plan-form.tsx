import { type Plan, planCost } from '@ludoteca/banca'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { LockIcon } from '../../../components/icons.tsx'
import { useTable } from '../kit.ts'
import { type SeatChoice, take, valuesOf } from '../model/choices.ts'
import { money, tenths } from '../model/numbers.ts'
import { RefusalNote } from '../parts/refusal-note.tsx'
import { Toggle } from '../parts/toggle.tsx'
import css from './plan-form.module.css'

interface PlanFormProps {
  readonly choice: SeatChoice
  onDone?(): void
}

const LEVELS: Readonly<Record<Plan['level'], string>> = { raise: 'Raise', keep: 'Keep', lower: 'Lower' }

/** Level and lottery of one player: what each costs and brings, and what is left. */
export const PlanForm = observer(({ choice, onDone }: PlanFormProps) => {
  const { presentation: banca } = useTable()
  const { match, view } = banca
  const name = useId()
  const [level, setLevel] = useState<Plan['level']>()
  const [lottery, setLottery] = useState<Plan['lottery']>()
  const player = view.players[choice.seat]
  if (!player) return null
  const { levelCost, levelRefund, levelStepTenths } = view.config
  const mayLevel = valuesOf<Plan['level']>(choice, 'level')
  const mayLottery = valuesOf<Plan['lottery']>(choice, 'lottery')
  const plan: Plan = { level: level ?? 'keep', lottery: lottery ?? 'skip' }
  const cost = planCost(levelCost, view.lotteryFee, plan)
  const steps = { raise: 1, keep: 0, lower: -1 }[plan.level]
  const about: Readonly<Record<Plan['level'], string>> = {
    raise: `−${money(levelCost)}, multiplier +${tenths(levelStepTenths)}`,
    keep: `stays at level ${player.level}`,
    lower: `+${money(levelRefund)}, multiplier −${tenths(levelStepTenths)}`,
  }
  const why = missing(level, lottery, cost, player.balance)
  const confirm = async () => {
    if (await take(match, choice, { type: 'decide', ...plan })) onDone?.()
  }
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (why === undefined) void confirm()
      }}
    >
      <Toggle<Plan['level']>
        legend="Your level"
        name={`${name}-level`}
        value={level}
        onChange={setLevel}
        options={(['raise', 'keep', 'lower'] as const).map((value) => ({
          value,
          label: LEVELS[value],
          about: about[value],
          not: mayLevel.includes(value) ? undefined : whyNot(value, player.level, levelCost),
        }))}
      />
      <Toggle<Plan['lottery']>
        legend="The lottery"
        name={`${name}-lottery`}
        value={lottery}
        onChange={setLottery}
        options={[
          {
            value: 'join',
            label: 'Join',
            about: `−${money(view.lotteryFee)} for a chance of +${tenths(view.lotteryRewardTenths)}`,
            not: mayLottery.includes('join') ? undefined : `costs ${money(view.lotteryFee)}, more than you have`,
          },
          { value: 'skip', label: 'Skip', about: 'costs nothing' },
        ]}
      />
      <dl className={css.preview}>
        <div>
          <dt>Balance</dt>
          <dd className="digits">
            {money(player.balance)} →{' '}
            {cost > player.balance ? 'too little' : money(after(player.balance, cost, plan, levelRefund))}
          </dd>
        </div>
        <div>
          <dt>Multiplier</dt>
          <dd className="digits">
            {tenths(player.multiplierTenths)} → {tenths(player.multiplierTenths + steps * levelStepTenths)}
          </dd>
        </div>
      </dl>
      <RefusalNote match={match} to={['decide']} />
      <Button type="submit" look="primary" size="large" wide disabledBecause={why} busy={match.inFlight !== undefined}>
        <LockIcon /> Confirm and seal
      </Button>
      {why !== undefined && <p className={css.why}>{why}</p>}
    </form>
  )
})

function after(balance: number, cost: number, { level }: Plan, refund: number): number {
  return balance - cost + (level === 'lower' ? refund : 0)
}

function whyNot(level: Plan['level'], at: number, cost: number): string {
  return level === 'lower' && at === 0 ? 'level 0 cannot be lowered' : `costs ${money(cost)}, more than you have`
}

function missing(
  level: Plan['level'] | undefined,
  lottery: Plan['lottery'] | undefined,
  cost: number,
  balance: number,
): string | undefined {
  if (level === undefined && lottery === undefined) return 'Choose for your level and for the lottery.'
  if (level === undefined) return 'Choose what to do with your level.'
  if (lottery === undefined) return 'Choose whether to join the lottery.'
  return cost > balance ? `Both together cost ${money(cost)}, and you have ${money(balance)}.` : undefined
}
