import { boxes } from 'virtual:shelf'
import type { ProfileGame } from '@ludoteca/client'
import { observer } from 'mobx-react-lite'
import { useTable } from '../../kit/use-table.ts'
import css from './person.module.css'

/** What somebody brings along to the matches of a game, as far as everybody may see it. */
export const BringsTo = observer(({ career: { game, brings } }: { readonly career: ProfileGame }) => {
  if (brings.length === 0) return null
  return <Brought game={game} brings={brings} />
})

const Brought = observer(({ game, brings }: Pick<ProfileGame, 'game' | 'brings'>) => {
  const box = boxes.find(({ id }) => id === game)
  const table = useTable(game)
  return (
    <ul className={css.brings} lang={box?.locale}>
      {brings.map(({ name, value, label, words }) => {
        const Emblem = table?.hasEmblem?.(name) ? table.Emblem : undefined
        return (
          <li key={name}>
            {Emblem && <Emblem name={name} value={value} />}
            <span className={css.soft}>{label}:</span> <b>{words}</b>
          </li>
        )
      })}
    </ul>
  )
})
