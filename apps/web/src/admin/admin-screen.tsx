import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { Button } from '../components/button.tsx'
import { Notice, Spinner } from '../components/notice.tsx'
import { NotFound } from '../screens/not-found.tsx'
import { useRoot } from '../stores/root.ts'
import { useWords } from '../words/in-locales.ts'
import { AdminFrame } from './admin-frame.tsx'
import { AdminContext, AdminStore, useAdmin } from './admin-store.ts'
import { Enrol } from './door/enrol.tsx'
import { Prove } from './door/prove.tsx'
import css from './graf.module.css'
import { PAGES } from './pages.ts'
import { adminWords } from './words.ts'

/** For those who look after the house. To everybody else there is nothing at this address. */
export const AdminScreen = observer(() => {
  const { session } = useRoot()
  const words = useWords(adminWords)
  const [store] = useState(() => new AdminStore(session))
  useEffect(() => {
    // Whoever comes straight here has not said yet who they are, and is a guest otherwise.
    void session.arrive().then(
      () => store.look(),
      () => store.look(),
    )
  }, [session, store])
  if (store.isNobody) return <NotFound />
  if (store.isOffline) {
    return (
      <div className={css.door}>
        <Notice look="error" action={<Button onClick={() => void store.look()}>{words.again}</Button>}>
          {words.offline}
        </Notice>
      </div>
    )
  }
  if (store.me === undefined) return <Spinner />
  return (
    <AdminContext value={store}>
      <div className={css.graf}>{store.me.stage === 'in' ? <Inside /> : <Door />}</div>
    </AdminContext>
  )
})

const Door = observer(() => {
  const { me } = useAdmin()
  return <div className={css.door}>{me?.stage === 'enrol' ? <Enrol /> : <Prove />}</div>
})

const Inside = observer(() => {
  const store = useAdmin()
  const pages = PAGES.filter(({ role }) => store.may(role))
  const [first] = pages
  return (
    <AdminFrame pages={pages}>
      <Suspense fallback={<Spinner />}>
        <Switch>
          {pages.map(({ path, Screen }) => (
            <Route key={path} path={`/admin${path}/*?`}>
              <Screen />
            </Route>
          ))}
          <Route path="/admin">{first && <Redirect to={`/admin${first.path}`} replace />}</Route>
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </AdminFrame>
  )
})
