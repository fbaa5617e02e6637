import { observer } from 'mobx-react-lite'
import { Button } from '../../components/button.tsx'
import { SoundIcon } from '../../components/icons.tsx'
import type { SoundName } from '../../sound/recipes.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './settings-page.module.css'
import { settingsWords } from './words.ts'

/** Every sound, to listen to. */
export const SoundExamples = observer(() => {
  const { settings, sounds } = useRoot()
  const words = useWords(settingsWords)
  if (!settings.sound) return null
  return (
    <fieldset className={css.sounds}>
      <legend className={css.soft}>{words.soundTry}</legend>
      {(Object.keys(words.sounds) as SoundName[]).map((name) => (
        <Button key={name} size="small" onClick={() => sounds.play(name)}>
          <SoundIcon size={16} />
          {words.sounds[name]}
        </Button>
      ))}
    </fieldset>
  )
})
