import { observer } from 'mobx-react-lite'
import { useTable } from '../../kit/use-table.ts'

interface TeamEmblemProps {
  readonly game: string
  readonly belonging: string
  readonly team: string
}

/** The picture of a team, if its game has one. */
export const TeamEmblem = observer(({ game, belonging, team }: TeamEmblemProps) => {
  const table = useTable(game)
  const Emblem = table?.hasEmblem?.(belonging) ? table.Emblem : undefined
  return Emblem ? <Emblem name={belonging} value={team} /> : null
})
