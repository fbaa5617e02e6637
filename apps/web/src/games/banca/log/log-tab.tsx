import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { SelectField, Switch } from '../../../components/field.tsx'
import { DownloadIcon } from '../../../components/icons.tsx'
import { Empty } from '../../../components/notice.tsx'
import { saveFile } from '../../../components/save-file.ts'
import { useTable } from '../kit.ts'
import { logAsJson, logAsText } from '../model/export.ts'
import type { Stage } from '../model/lines.ts'
import lobby from '../parts/lobby.module.css'
import { Undo } from '../parts/undo.tsx'
import css from './log-tab.module.css'
import { STAGE_NAMES } from './stages.ts'
import { TurnLog } from './turn-log.tsx'

/** Everything that happened, turn by turn, newest last. */
export const LogTab = observer(() => {
  const { presentation: banca } = useTable()
  const { lines, match, view } = banca
  const [player, setPlayer] = useState('all')
  const [stage, setStage] = useState<Stage | 'all'>('all')
  const [showsUndone, setShowsUndone] = useState(true)
  const shown = lines.filter(
    (line) =>
      (player === 'all' || line.seats.includes(Number(player))) &&
      (stage === 'all' || line.stage === stage) &&
      (showsUndone || (!line.undone && line.fact !== null)),
  )
  const turns = [...new Set(shown.map(({ turn }) => turn))]
  return (
    <section className={lobby.sheet} aria-labelledby="banca-log">
      <div className={css.head}>
        <h2 id="banca-log">Log</h2>
        <div className={css.export}>
          <Button size="small" onClick={() => saveFile('banca-log.txt', logAsText(lines, match), 'text/plain')}>
            <DownloadIcon size={16} /> As text
          </Button>
          <Button size="small" onClick={() => saveFile('banca-log.json', logAsJson(lines))}>
            <DownloadIcon size={16} /> As JSON
          </Button>
        </div>
      </div>
      <div className={css.filters}>
        <SelectField
          label="Player"
          value={player}
          onChange={setPlayer}
          options={[
            { value: 'all', label: 'Everybody' },
            ...view.players.map((_, seat) => ({ value: String(seat), label: match.names(seat) })),
          ]}
        />
        <SelectField<Stage | 'all'>
          label="Phase"
          value={stage}
          onChange={setStage}
          options={[
            { value: 'all', label: 'All phases' },
            ...(Object.keys(STAGE_NAMES) as Stage[]).map((value) => ({ value, label: STAGE_NAMES[value] })),
          ]}
        />
        {banca.isTable && <Switch label="Show what was taken back" checked={showsUndone} onChange={setShowsUndone} />}
      </div>
      <Undo />
      {turns.length === 0 && <Empty>Nothing of that kind has happened yet.</Empty>}
      {turns.map((turn) => (
        <TurnLog key={turn} turn={turn} match={match} lines={shown.filter((line) => line.turn === turn)} />
      ))}
    </section>
  )
})
