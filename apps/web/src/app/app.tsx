import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Spinner } from '../components/notice.tsx'
import { Shelf } from '../screens/shelf/shelf.tsx'
import { Boundary } from './boundary.tsx'
import { Frame } from './frame.tsx'

// Each screen is fetched when somebody goes there; the shelf comes with the page.
const GamePage = lazy(() =>
  import('../screens/game/game-page.tsx').then(({ GamePage: screen }) => ({ default: screen })),
)
const LocalTable = lazy(() =>
  import('../screens/local/local-table.tsx').then(({ LocalTable: screen }) => ({ default: screen })),
)
const NotFound = lazy(() => import('../screens/not-found.tsx').then(({ NotFound: screen }) => ({ default: screen })))

/** Every screen and its address. */
export const App = observer(() => (
  <Frame>
    <Boundary>
      <Suspense fallback={<Spinner />}>
        <Switch>
          <Route path="/" component={Shelf} />
          <Route path="/game/:id">{({ id }) => <GamePage id={id} />}</Route>
          <Route path="/local/:id">{({ id }) => <LocalTable key={id} id={id} />}</Route>
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </Boundary>
  </Frame>
))
