import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { LANGUAGES } from '../../app/language-switch.tsx'
import { LinkButton } from '../../components/button.tsx'
import { ChoiceField, Switch } from '../../components/field.tsx'
import { Card, Page, Stack } from '../../components/layout.tsx'
import { SeatMark } from '../../components/seat-mark.tsx'
import { useRoot } from '../../stores/root.ts'
import { TEXT_SIZES } from '../../stores/settings.ts'
import { useWords } from '../../words/in-locales.ts'
import { MotionExample } from './motion-example.tsx'
import css from './settings-page.module.css'
import { SoundExamples } from './sound-examples.tsx'
import { settingsWords } from './words.ts'

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7]

/** What somebody prefers on this device, each with an example of what it does. */
export const SettingsPage = observer(() => {
  const { settings, voice } = useRoot()
  const words = useWords(settingsWords)
  return (
    <Page narrow>
      <Stack gap={5}>
        <Stack gap={2}>
          <h1>{words.title}</h1>
          <p className={css.soft}>{words.lead}</p>
        </Stack>
        <Setting help={words.languageHelp}>
          <ChoiceField
            legend={words.language}
            value={settings.locale}
            options={LANGUAGES.map(({ value, label }) => ({ value, label: <span lang={value}>{label}</span> }))}
            onChange={(locale) => settings.set('locale', locale)}
          />
        </Setting>
        <Setting>
          <ChoiceField
            legend={words.theme}
            value={settings.theme}
            options={optionsOf(words.themes)}
            onChange={(theme) => settings.set('theme', theme)}
          />
        </Setting>
        <Setting help={words.paletteHelp}>
          <ChoiceField
            legend={words.palette}
            value={settings.palette}
            options={optionsOf(words.palettes)}
            onChange={(palette) => settings.set('palette', palette)}
          />
          <ul className={css.seats} aria-label={words.seats}>
            {SEATS.map((seat) => (
              <li key={seat}>
                <SeatMark seat={seat} size={28} />
                <span className="unseen">{seat + 1}</span>
              </li>
            ))}
          </ul>
        </Setting>
        <Setting>
          <ChoiceField
            legend={words.textSize}
            value={String(settings.textSize)}
            options={TEXT_SIZES.map((size) => ({ value: String(size), label: words.textSizes[size] }))}
            onChange={(size) => settings.set('textSize', TEXT_SIZES.find((one) => String(one) === size) ?? 100)}
          />
          <p className={css.example}>{words.textExample}</p>
        </Setting>
        <Setting help={words.motionHelp}>
          <ChoiceField
            legend={words.motion}
            value={settings.motion}
            options={optionsOf(words.motions)}
            onChange={(motion) => settings.set('motion', motion)}
          />
          <MotionExample />
        </Setting>
        <Setting help={words.paceHelp}>
          <ChoiceField
            legend={words.pace}
            value={settings.pace}
            options={optionsOf(words.paces)}
            onChange={(pace) => settings.set('pace', pace)}
          />
        </Setting>
        <Setting>
          <Switch
            label={words.sound}
            hint={words.soundHelp}
            checked={settings.sound}
            onChange={(isOn) => settings.set('sound', isOn)}
          />
          {voice.isThere && (
            <Switch
              label={words.voice}
              hint={words.voiceHelp}
              checked={settings.voice}
              onChange={(isOn) => settings.set('voice', isOn)}
            />
          )}
          <SoundExamples />
        </Setting>
        <LinkButton to="/gallery" look="quiet">
          {words.gallery}
        </LinkButton>
      </Stack>
    </Page>
  )
})

function Setting({ help, children }: { readonly help?: string; readonly children: ReactNode }): ReactNode {
  return (
    <Card>
      <Stack gap={3}>
        {children}
        {help !== undefined && <p className={css.soft}>{help}</p>}
      </Stack>
    </Card>
  )
}

function optionsOf<T extends string>(words: Readonly<Record<T, string>>): readonly { value: T; label: string }[] {
  return (Object.keys(words) as T[]).map((value) => ({ value, label: words[value] }))
}
