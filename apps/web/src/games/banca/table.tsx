import type { View } from '@ludoteca/banca'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { Spinner } from '../../components/notice.tsx'
import { Tabs } from '../../components/tabs.tsx'
import type { TableProps } from '../../table/table-module.ts'
import { CurrentTurn } from './current-turn.tsx'
import { LogTab } from './log/log-tab.tsx'
import { BancaMatch } from './model/banca-match.ts'
import { Coins } from './parts/coins.tsx'
import lobby from './parts/lobby.module.css'
import { Resumed } from './parts/resumed.tsx'
import { useBankSounds } from './parts/use-bank-sounds.ts'
import { PlayerTurn } from './phases/player-turn.tsx'
import { SettingsTab } from './settings/settings-tab.tsx'
import css from './table.module.css'

/** Banca's table: the lobby of a bank, with three counters. */
export const Table = observer(({ match, onReset }: TableProps) => {
  const banca = useMemo(() => new BancaMatch(match), [match])
  return match.view ? <Lobby banca={banca} onReset={onReset} /> : <Spinner />
})

const PHASES: Readonly<Record<View['phase'], string>> = {
  EXIT: 'does anybody lock in?',
  DECIDE: 'decisions about level and lottery.',
  AUCTION: 'the auction.',
  SUMMARY: 'the payout.',
  OVER: 'the game is over.',
}

type Counter = 'turn' | 'log' | 'settings'

interface LobbyProps {
  readonly banca: BancaMatch
  readonly onReset: (() => void) | undefined
}

const Lobby = observer(({ banca, onReset }: LobbyProps) => {
  const { store } = banca
  const [counter, setCounter] = useState<Counter>('turn')
  useBankSounds(store)
  return (
    <div className={`${lobby.lobby} ${lobby.floor} ${css.table}`} lang="en">
      {/* The frame of the match tells what has happened; this tells what comes now. */}
      <p className="unseen" role="status">
        Turn {banca.view.turn}: {PHASES[banca.view.phase]}
      </p>
      <Resumed banca={banca} />
      <Tabs<Counter>
        label="Banca"
        value={counter}
        onChange={setCounter}
        tabs={[
          {
            value: 'turn',
            label: 'Current Turn',
            content: <CurrentTurn banca={banca} />,
          },
          { value: 'log', label: 'Log', content: <LogTab banca={banca} /> },
          { value: 'settings', label: 'Settings', content: <SettingsTab banca={banca} onReset={onReset} /> },
        ]}
      />
      {banca.isHandedRound && <PlayerTurn banca={banca} />}
      <Coins match={store} />
    </div>
  )
})
