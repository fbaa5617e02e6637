import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { Spinner, WORDLESS } from '../components/notice.tsx'
import { Shelf } from '../screens/shelf/shelf.tsx'
import { Boundary } from './boundary.tsx'
import { Frame } from './frame.tsx'
import { isAtTable } from './places.ts'

// Each screen is fetched when somebody goes there; the shelf comes with the page.
const GamePage = lazy(() =>
  import('../screens/game/game-page.tsx').then(({ GamePage: screen }) => ({ default: screen })),
)
const LearnScreen = lazy(() =>
  import('../screens/learn/learn-screen.tsx').then(({ LearnScreen: screen }) => ({ default: screen })),
)
const SettingsPage = lazy(() =>
  import('../screens/settings/settings-page.tsx').then(({ SettingsPage: screen }) => ({ default: screen })),
)
const Gallery = lazy(() =>
  import('../screens/gallery/gallery.tsx').then(({ Gallery: screen }) => ({ default: screen })),
)
const LocalTable = lazy(() =>
  import('../screens/local/local-table.tsx').then(({ LocalTable: screen }) => ({ default: screen })),
)
const Lobby = lazy(() => import('../screens/lobby/lobby.tsx').then(({ Lobby: screen }) => ({ default: screen })))
const NewRoom = lazy(() =>
  import('../screens/new-room/new-room.tsx').then(({ NewRoom: screen }) => ({ default: screen })),
)
const RoomScreen = lazy(() =>
  import('../screens/room/room-screen.tsx').then(({ RoomScreen: screen }) => ({ default: screen })),
)
const Profile = lazy(() =>
  import('../screens/profile/profile.tsx').then(({ Profile: screen }) => ({ default: screen })),
)
const PersonScreen = lazy(() =>
  import('../screens/person/person-screen.tsx').then(({ PersonScreen: screen }) => ({ default: screen })),
)
const Badges = lazy(() => import('../screens/badges/badges.tsx').then(({ Badges: screen }) => ({ default: screen })))
const History = lazy(() =>
  import('../screens/history/history.tsx').then(({ History: screen }) => ({ default: screen })),
)
const LadderScreen = lazy(() =>
  import('../screens/ladder/ladder-screen.tsx').then(({ LadderScreen: screen }) => ({ default: screen })),
)
const ReplayScreen = lazy(() =>
  import('../screens/replay/replay-screen.tsx').then(({ ReplayScreen: screen }) => ({ default: screen })),
)
const OpenRecord = lazy(() =>
  import('../screens/replay/open-record.tsx').then(({ OpenRecord: screen }) => ({ default: screen })),
)
const AdminScreen = lazy(() =>
  import('../admin/admin-screen.tsx').then(({ AdminScreen: screen }) => ({ default: screen })),
)
const NotFound = lazy(() => import('../screens/not-found.tsx').then(({ NotFound: screen }) => ({ default: screen })))

/** Every screen and its address. */
export const App = observer(() => {
  const [path] = useLocation()
  return (
    <Frame>
      <Boundary path={path}>
        <Suspense fallback={isAtTable(path) ? <Spinner text={WORDLESS} /> : <Spinner />}>
          <Switch>
            <Route path="/" component={Shelf} />
            <Route path="/game/:id">{({ id }) => <GamePage id={id} />}</Route>
            <Route path="/game/:id/learn">{({ id }) => <LearnScreen key={id} id={id} />}</Route>
            <Route path="/settings" component={SettingsPage} />
            <Route path="/gallery" component={Gallery} />
            <Route path="/local/:id">{({ id }) => <LocalTable key={id} id={id} />}</Route>
            <Route path="/lobby" component={Lobby} />
            <Route path="/new-room" component={NewRoom} />
            <Route path="/r/:code">{({ code }) => <RoomScreen code={code} />}</Route>
            <Route path="/j/:code">{({ code }) => <Redirect to={`/r/${code}`} replace />}</Route>
            <Route path="/profile" component={Profile} />
            <Route path="/p/:slug">{({ slug }) => <PersonScreen key={slug} slug={slug} />}</Route>
            <Route path="/badges" component={Badges} />
            <Route path="/ladder/:game/:season?">
              {({ game, season }) => <LadderScreen key={game} game={game} season={season} />}
            </Route>
            <Route path="/history" component={History} />
            <Route path="/match/:id">{({ id }) => <ReplayScreen key={id} kind="match" id={id} />}</Route>
            <Route path="/replay/:id">{({ id }) => <ReplayScreen key={id} kind="save" id={id} />}</Route>
            <Route path="/replay" component={OpenRecord} />
            <Route path="/admin/*?" component={AdminScreen} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Boundary>
    </Frame>
  )
})
