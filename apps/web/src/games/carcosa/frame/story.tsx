import { observer } from 'mobx-react-lite'
import { StoryPanel } from '../../../kit/story-panel.tsx'
import { Die } from '../art/die.tsx'
import { useTable } from '../kit.ts'
import css from './story.module.css'
import { frameWords as words } from './words.ts'

/** What happened, in sentences, with the last dice above. */
export const Story = observer(() => {
  const { match, presentation } = useTable()
  return (
    <div className={css.story}>
      {presentation.dice.length > 0 && (
        <ul className={css.dice} aria-label={words.dice}>
          {presentation.dice.slice(0, 3).map(({ id, sides, value, text }) => (
            <li key={id}>
              <Die sides={sides} value={value} size={28} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      <StoryPanel match={match} titleUnseen />
    </div>
  )
})
