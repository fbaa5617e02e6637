import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import * as icons from '../../components/icons.tsx'
import { Card, Row } from '../../components/layout.tsx'
import { Badge, Empty, Notice, Spinner } from '../../components/notice.tsx'
import { useWords } from '../../words/in-locales.ts'
import css from './gallery.module.css'
import { galleryWords } from './words.ts'

/** What is said, where it matters. */
export const MessageSamples = observer(() => {
  const { sentence, empty, open, choices } = useWords(galleryWords)
  return (
    <>
      <Notice>{sentence}</Notice>
      <Notice look="good">{sentence}</Notice>
      <Notice look="warning" action={<Button size="small">{open}</Button>}>
        {sentence}
      </Notice>
      <Notice look="error">{sentence}</Notice>
      <Row>
        {choices.map((choice) => (
          <Badge key={choice}>{choice}</Badge>
        ))}
      </Row>
      <Card>{sentence}</Card>
      <Spinner />
      <Empty>
        {empty}
        <Button>{open}</Button>
      </Empty>
    </>
  )
})

/** Every icon by its name. */
export function IconSamples(): ReactNode {
  return (
    <Row gap={4}>
      {Object.entries(icons).map(([name, Icon]) => (
        <span key={name} className={css.named}>
          <Icon size={24} />
          {name.replace('Icon', '')}
        </span>
      ))}
    </Row>
  )
}
