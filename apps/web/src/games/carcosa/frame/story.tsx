import { observer } from 'mobx-react-lite'
import { StoryPanel } from '../../../table/story-panel.tsx'
import { Die } from '../art/die.tsx'
import { useHouse } from '../house.ts'
import css from './story.module.css'
import { frameWords as words } from './words.ts'

/** What happened, in sentences, with the last dice above. */
export const Story = observer(() => {
  const { match, stage } = useHouse()
  return (
    <div className={css.story}>
      {stage.dice.length > 0 && (
        <ul className={css.dice} aria-label={words.dice}>
          {stage.dice.slice(0, 3).map(({ id, sides, value, text }) => (
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
