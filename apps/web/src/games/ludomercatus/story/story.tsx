import type { Fact } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { SelectField } from '../../../components/field.tsx'
import { DownloadIcon } from '../../../components/icons.tsx'
import { Stack } from '../../../components/layout.tsx'
import { saveFile } from '../../../components/save-file.ts'
import type { StoryLine } from '../../../match/shown.ts'
import { useWords } from '../../../words/in-locales.ts'
import { useTable } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import { linked } from './links.ts'
import css from './story.module.css'
import { isAbout, TOPICS, type Topic } from './topics.ts'

/** More lines than this are only drawn when somebody asks for them. */
const RECENT = 120

/** What happened, line by line. The spaces it names are links to their deeds, and light up on the board. */
export const Story = observer(() => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const [isWhole, setIsWhole] = useState(false)
  const [topic, setTopic] = useState<Topic>('all')
  const list = useRef<HTMLOListElement>(null)
  const { story } = match
  useFollow(list, story.length)
  const about = story.filter(({ fact }) => isAbout(fact as Fact, topic))
  const shown = isWhole ? about : about.slice(-RECENT)
  const save = () => {
    const lines = about.map(({ fact }) => match.tell(fact))
    saveFile('ludomercatus-story.txt', `${lines.join('\n')}\n`, 'text/plain')
  }
  return (
    <Stack gap={2}>
      <SelectField<Topic>
        label={words.storyAbout}
        value={topic}
        options={TOPICS.map((value) => ({ value, label: words.topics[value] }))}
        onChange={setTopic}
      />
      {shown.length < about.length && (
        <Button look="quiet" size="small" onClick={() => setIsWhole(true)}>
          {words.wholeStory(about.length)}
        </Button>
      )}
      <ol className={css.story} ref={list} lang={match.box.locale} aria-label={words.story}>
        {shown.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      <Button size="small" onClick={save}>
        <DownloadIcon size={16} /> {words.saveStory}
      </Button>
    </Stack>
  )
})

/** Keeps the newest line in sight, unless somebody reads further up. */
function useFollow(list: RefObject<HTMLOListElement | null>, length: number): void {
  const isFollowing = useRef(true)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const onScroll = () => {
      isFollowing.current = element.scrollHeight - element.scrollTop - element.clientHeight < 60
    }
    element.addEventListener('scroll', onScroll)
    return () => element.removeEventListener('scroll', onScroll)
  }, [list])
  useEffect(() => {
    if (length > 0 && isFollowing.current && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [list, length])
}

const Line = observer(({ line }: { readonly line: StoryLine }) => {
  const { match } = useTable()
  const isTurn = (line.fact as Fact).type === 'turnStarted'
  return (
    <li className={isTurn ? css.turn : css.line}>
      {linked(match.tell(line.fact)).map(({ at, text, space }) =>
        space === undefined ? text : <SpaceLink key={at} space={space} text={text} />,
      )}
    </li>
  )
})

function SpaceLink({ space, text }: { readonly space: number; readonly text: string }) {
  const { ui } = useTable()
  return (
    <button
      type="button"
      className={css.link}
      onClick={() => ui.open({ kind: 'deed', space })}
      onPointerEnter={() => ui.point(space)}
      onPointerLeave={() => ui.point(undefined)}
      onFocus={() => ui.point(space)}
      onBlur={() => ui.point(undefined)}
    >
      {text}
    </button>
  )
}
