import { boxes } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { Link } from 'wouter'
import { Page, Stack } from '../../components/layout.tsx'

/** All games, as boxes on a shelf. */
export const Shelf = observer(() => (
  <Page>
    <Stack>
      <h1>Ludoteca</h1>
      <ul>
        {boxes.map(({ id, title, tagline, locale }) => (
          <li key={id} lang={locale}>
            <Link href={`/game/${id}`}>{title}</Link> <span>{tagline}</span>
          </li>
        ))}
      </ul>
    </Stack>
  </Page>
))
