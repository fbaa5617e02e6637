import { banca, box, type Config, limitBeside } from '@ludoteca/banca'
import type { OptionSpecs } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { OptionsForm } from '../../../components/options-form.tsx'
import { type Draft, isProblem } from './draft.ts'
import css from './set-up.module.css'

interface Group {
  readonly title: string
  readonly keys: readonly (keyof Config)[]
}

const GROUPS: readonly Group[] = [
  { title: 'Money at the start', keys: ['initialMoney', 'bankContribution'] },
  { title: 'Levels', keys: ['levelCost', 'levelRefund', 'levelStepTenths'] },
  {
    title: 'Lottery and auction',
    keys: ['lotteryBaseFee', 'lotteryRewardTenths', 'auctionRewardTenths', 'bidStep'],
  },
  { title: 'Penalty and bonus', keys: ['penaltyBase', 'penaltyIncrement', 'bonusTenths', 'allEqualBoth'] },
  { title: 'Modifiers and the end', keys: ['modifierBands', 'soloRule', 'maxTurns'] },
]

/** Every number of the game, with what it means. The standard game needs none of it. */
export const SettingsStep = observer(({ draft }: { readonly draft: Draft }) => {
  const { config } = draft
  const wrong = (key: string) => (isProblem(config) && config.at === key ? config.words : undefined)
  const changed = Object.keys(draft.options)
  return (
    <>
      <p className={css.help}>The standard game is ready to play: open a group only if you want to change something.</p>
      {GROUPS.map(({ title, keys }) => {
        const count = keys.filter((key) => changed.includes(key)).length
        return (
          <details key={title} className={css.group} open={keys.some((key) => wrong(key) !== undefined) || undefined}>
            <summary>
              {title}
              <span className={css.count}>{count === 0 ? 'standard' : `${count} changed`}</span>
            </summary>
            <OptionsForm
              specs={specsOf(keys, draft)}
              words={box.words}
              lang="en"
              value={draft.options}
              onChange={(options) => draft.setOptions(options)}
              wrong={wrong}
            />
          </details>
        )
      })}
      {changed.length > 0 && <Button onClick={() => draft.setOptions({})}>Restore the standard game</Button>}
    </>
  )
})

/** What these options may be beside what the others are now. */
function specsOf(keys: readonly (keyof Config)[], { chosen }: Draft): OptionSpecs<object> {
  return Object.fromEntries(
    keys.map((key) => {
      const { domain, ...spec } = banca.options[key]
      const max = limitBeside(key, chosen)
      return [key, { ...spec, domain: max !== undefined && domain.kind === 'int' ? { ...domain, max } : domain }]
    }),
  ) as OptionSpecs<object>
}
