import type { FairnessFound, Stake } from '@ludoteca/client'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { classes } from '../../components/classes.ts'
import { CheckIcon, InfoIcon, WarningIcon } from '../../components/icons.tsx'
import { useWords } from '../../words/in-locales.ts'
import css from './room.module.css'
import { roomWords } from './words.ts'

/** What the server has bound itself to before anybody has rolled anything, and what one's own device added. */
export const FairDice = observer(({ stake }: { readonly stake: Stake | undefined }) => {
  const words = useWords(roomWords)
  return (
    <Luck stake={stake} help={words.fairHelp}>
      {words.fair}
    </Luck>
  )
})

/** Whether both were kept, as far as this device can tell; otherwise nothing. */
export const FairnessOf = observer(({ fairness }: { readonly fairness: FairnessFound }) => {
  const words = useWords(roomWords)
  const { verdict, reason = 'none', stake } = fairness
  const finding = verdict === 'held' ? 'held' : reason
  if (finding === 'none') return null
  const Icon = verdict === 'held' ? CheckIcon : verdict === 'broken' ? WarningIcon : InfoIcon
  const { title, help } = words.luck[finding]
  return (
    <Luck stake={stake} help={help} look={css[verdict]}>
      <Icon size={18} />
      <span>{title}</span>
    </Luck>
  )
})

interface LuckProps {
  readonly stake: Stake | undefined
  readonly help: string
  readonly look?: string | undefined
  readonly children: ReactNode
}

const Luck = observer(({ stake, help, look, children }: LuckProps) => {
  const words = useWords(roomWords)
  return (
    <details className={classes(css.fair, look)}>
      <summary>{children}</summary>
      <p>{help}</p>
      {stake && (
        <p>
          {words.commit}: <code className={css.commit}>{stake.serverSeedCommit}</code>
        </p>
      )}
      {stake?.text && (
        <p>
          {words.ownText}: <code className={css.commit}>{stake.text}</code>
        </p>
      )}
    </details>
  )
})
