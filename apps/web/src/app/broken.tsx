import { observer } from 'mobx-react-lite'
import { Button, LinkButton } from '../components/button.tsx'
import { Page, Row, Stack } from '../components/layout.tsx'
import { useWords } from '../words/in-locales.ts'
import { frameWords } from './words.ts'

/** What is shown in the place of a screen that failed. */
export const Broken = observer(() => {
  const words = useWords(frameWords)
  return (
    <Page narrow>
      <Stack role="alert">
        <h1>{words.broken}</h1>
        <p>{words.brokenHelp}</p>
        <Row>
          {/* A screen that could not be fetched is not fetched again by this page. */}
          <Button look="primary" onClick={() => location.reload()}>
            {words.again}
          </Button>
          <LinkButton to="/">{words.home}</LinkButton>
        </Row>
      </Stack>
    </Page>
  )
})
