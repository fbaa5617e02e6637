import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { Page, Stack } from '../../components/layout.tsx'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { AufbauSamples } from './aufbau-samples.tsx'
import { CarcosaSamples } from './carcosa-samples.tsx'
import { BoxSamples, ColourSamples, TypeSamples } from './design-samples.tsx'
import { ButtonSamples, LayerSamples, TabSamples } from './doing-samples.tsx'
import { BarSamples, LineSamples, ProgressSamples, TableSamples } from './figure-samples.tsx'
import { ChoiceSamples, FieldSamples, OptionsSamples } from './form-samples.tsx'
import css from './gallery.module.css'
import { ImperioSamples } from './imperio-samples.tsx'
import { IconSamples, MessageSamples } from './message-samples.tsx'
import { ClockSamples, CrestSamples, SeatSamples, SharingSamples } from './people-samples.tsx'
import { galleryWords } from './words.ts'

/** Components by their names in the code, each with everything it can look like. */
const SAMPLES: readonly (readonly [string, ComponentType])[] = [
  ['Type', TypeSamples],
  ['Colours', ColourSamples],
  ['Button, LinkButton', ButtonSamples],
  ['Modal, Menu, Tooltip, Toasts', LayerSamples],
  ['Tabs', TabSamples],
  ['TextField, NumberField, SelectField', FieldSamples],
  ['ChoiceField, Switch', ChoiceSamples],
  ['OptionsForm', OptionsSamples],
  ['Notice, Badge, Spinner, Empty', MessageSamples],
  ['Icons', IconSamples],
  ['SeatMark', SeatSamples],
  ['Crest', CrestSamples],
  ['Countdown', ClockSamples],
  ['CopyButton, QrCode', SharingSamples],
  ['Progress', ProgressSamples],
  ['DataTable', TableSamples],
  ['LineChart', LineSamples],
  ['BarChart', BarSamples],
  ['GameBox', BoxSamples],
  ['Imperio', ImperioSamples],
  ['Carcosa', CarcosaSamples],
  ['Aufbau', AufbauSamples],
]

/** Every component with all its states, light and dark side by side. */
export const Gallery = observer(() => {
  const { settings } = useRoot()
  const words = useWords(galleryWords)
  return (
    <Page className={css.page}>
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </Stack>
        {SAMPLES.map(([name, Sample]) => (
          <section key={name} className={css.sample} aria-label={name}>
            <h2 className={css.name}>{name}</h2>
            <div className={css.pair}>
              {(['light', 'dark'] as const).map((theme) => (
                <section
                  key={theme}
                  className={css.side}
                  data-theme={theme}
                  data-palette={settings.palette}
                  aria-label={`${name}, ${words[theme]}`}
                >
                  <Sample />
                </section>
              ))}
            </div>
          </section>
        ))}
      </Stack>
    </Page>
  )
})
