import { lookUp } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { useAdmin } from '../../admin-store.ts'
import { AskDialog } from '../../kit/ask-dialog.tsx'
import { gameTitle } from '../../kit/choices.ts'
import { Loading } from '../../kit/loading.tsx'
import { AdminPage, Panel } from '../../kit/page.tsx'
import { useFormats } from '../../kit/use-formats.ts'
import { useLoaded } from '../../kit/use-loaded.ts'
import css from './switches.module.css'
import { switchesWords } from './words.ts'

interface Switch {
  readonly name: string
  readonly off: { readonly at: number; readonly who: string; readonly reason: string } | null
}
interface Switches {
  readonly switches: readonly Switch[]
  readonly games: readonly {
    readonly game: string
    readonly off: Switch['off']
    readonly modes: readonly (Switch & { readonly mode: string })[]
  }[]
}
interface Asked {
  readonly label: string
  readonly of: Switch
}

/** What is on and what is off. */
export const SwitchesPage = observer(() => {
  const words = useWords(switchesWords)
  const { api } = useAdmin()
  const [asked, setAsked] = useState<Asked>()
  const loaded = useLoaded('switches', (one) => one.get<Switches>('/switches'))
  const isOn = asked?.of.off === null
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Loading of={loaded}>
        {({ switches, games }) => (
          <>
            <Panel title={words.whole}>
              <ul className={css.list}>
                {switches.map((of) => (
                  <Line
                    key={of.name}
                    of={of}
                    label={lookUp(words.names, of.name) ?? of.name}
                    help={lookUp(words.helps, of.name)}
                    onAsk={setAsked}
                  />
                ))}
              </ul>
            </Panel>
            <Panel title={words.games}>
              <ul className={css.list}>
                {games.flatMap(({ game, off, modes }) => [
                  <Line key={game} of={{ name: `game:${game}`, off }} label={gameTitle(game)} onAsk={setAsked} />,
                  ...modes.map((mode) => (
                    <Line key={mode.name} of={mode} label={words.mode(gameTitle(game), mode.mode)} onAsk={setAsked} />
                  )),
                ])}
              </ul>
            </Panel>
          </>
        )}
      </Loading>
      {asked && (
        <AskDialog
          title={`${asked.label}: ${isOn ? words.askOff : words.askOn}`}
          lead={words.lead}
          button={isOn ? words.turnOff : words.turnOn}
          done={words.done}
          isDanger={isOn}
          onClose={() => setAsked(undefined)}
          run={async (reason) => {
            await api.send('PUT', `/switches/${encodeURIComponent(asked.of.name)}`, { on: !isOn, reason })
            await loaded.reload()
          }}
        />
      )}
    </AdminPage>
  )
})

interface LineProps {
  readonly of: Switch
  readonly label: string
  readonly help?: string | undefined
  onAsk(asked: Asked): void
}

const Line = observer(({ of, label, help, onAsk }: LineProps) => {
  const words = useWords(switchesWords)
  const store = useAdmin()
  const { time } = useFormats()
  const { off } = of
  return (
    <li className={css.line}>
      <div>
        <p className={css.label}>{label}</p>
        {help && <p className={css.help}>{help}</p>}
        <p className={off ? css.off : css.help}>{off ? words.off(off.who, time(off.at), off.reason) : words.on}</p>
      </div>
      {store.may('OPERATOR') && (
        <Button
          size="small"
          onClick={() => onAsk({ label, of })}
          aria-label={`${off ? words.turnOn : words.turnOff}: ${label}`}
        >
          {off ? words.turnOn : words.turnOff}
        </Button>
      )}
    </li>
  )
})
