import { writeRecord } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { Switch } from '../../../components/field.tsx'
import { DownloadIcon } from '../../../components/icons.tsx'
import { Stack } from '../../../components/layout.tsx'
import { saveFile } from '../../../components/save-file.ts'
import { useRoot } from '../../../stores/root.ts'
import { useTable } from '../kit.ts'
import { choiceOf } from '../model/choices.ts'
import lobby from '../parts/lobby.module.css'
import { ChangeSettings } from './change-settings.tsx'
import { CurrentSettings } from './current-settings.tsx'

interface SettingsTabProps {
  readonly onReset: (() => void) | undefined
}

/** What the game is played with, what can still be changed, and what concerns this device. */
export const SettingsTab = observer(({ onReset }: SettingsTabProps) => {
  const { presentation: banca } = useTable()
  const { settings } = useRoot()
  const choice = choiceOf(banca.match, 'changeSettings')
  const { record } = banca
  return (
    <Stack>
      {choice && <ChangeSettings choice={choice} />}
      <CurrentSettings canChange={choice !== undefined} />
      <section className={lobby.sheet} aria-labelledby="banca-device">
        <h2 id="banca-device">This device</h2>
        <Switch label="Sound" checked={settings.sound} onChange={(sound) => settings.set('sound', sound)} />
        <div className={lobby.actions}>
          {record && (
            <Button onClick={() => saveFile('banca.ludo.json', writeRecord(record))}>
              <DownloadIcon size={18} /> Export the match
            </Button>
          )}
          {onReset && (
            <Button look="danger" onClick={onReset}>
              Reset …
            </Button>
          )}
        </div>
      </section>
    </Stack>
  )
})
