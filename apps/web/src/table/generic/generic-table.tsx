import { observer } from 'mobx-react-lite'
import { Page, Stack } from '../../components/layout.tsx'
import type { TableProps } from '../table-module.ts'

/** Plays any game from view, questions and story alone. */
export const GenericTable = observer(({ match }: TableProps) => (
  <Page>
    <Stack>
      <h1>{match.box.words.title}</h1>
      <ol>
        {match.story.map(({ id, fact }) => (
          <li key={id}>{match.tell(fact)}</li>
        ))}
      </ol>
    </Stack>
  </Page>
))
