import type { View } from '@ludoteca/banca'
import { observer } from 'mobx-react-lite'
import { Spinner } from '../../components/notice.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { TableContext } from '../../kit/table-kit.ts'
import type { TableProps } from '../../kit/table-module.ts'
import { useTable, useTableParts } from './kit.ts'
import { LogTab } from './log/log-tab.tsx'
import { Coins } from './parts/coins.tsx'
import lobby from './parts/lobby.module.css'
import { Resumed } from './parts/resumed.tsx'
import { CurrentTurn } from './phases/current-turn.tsx'
import { PlayerTurn } from './phases/player-turn.tsx'
import { BancaPresentation } from './presentation.ts'
import { SettingsTab } from './settings/settings-tab.tsx'
import css from './table.module.css'
import { BancaUi, type Counter } from './ui.ts'

/** Banca's table: the lobby of a bank, with three counters. */
export const BancaTable = observer(({ match, onReset }: TableProps) => {
  const table = useTableParts(match, () => ({ ui: new BancaUi(), presentation: new BancaPresentation(match) }))
  if (match.view === undefined) return <Spinner />
  return (
    <TableContext value={table}>
      <Lobby onReset={onReset} />
    </TableContext>
  )
})

const PHASES: Readonly<Record<View['phase'], string>> = {
  EXIT: 'does anybody lock in?',
  DECIDE: 'decisions about level and lottery.',
  AUCTION: 'the auction.',
  SUMMARY: 'the payout.',
  OVER: 'the game is over.',
}

const Lobby = observer(({ onReset }: Pick<TableProps, 'onReset'>) => {
  const { ui, presentation: banca } = useTable()
  return (
    <div className={`${lobby.lobby} ${lobby.floor} ${css.table}`} lang="en">
      {/* The frame of the match tells what has happened; this tells what comes now. */}
      <p className="unseen" role="status">
        Turn {banca.view.turn}: {PHASES[banca.view.phase]}
      </p>
      <Resumed />
      <Tabs<Counter>
        label="Banca"
        value={ui.counter}
        onChange={(counter) => ui.turnTo(counter)}
        tabs={[
          {
            value: 'turn',
            label: 'Current Turn',
            content: <CurrentTurn />,
          },
          { value: 'log', label: 'Log', content: <LogTab /> },
          { value: 'settings', label: 'Settings', content: <SettingsTab onReset={onReset} /> },
        ]}
      />
      {banca.isHandedRound && <PlayerTurn />}
      <Coins />
    </div>
  )
})
