import '@fontsource-variable/figtree/index.css'
import '@fontsource-variable/fraunces/index.css'
import './design/base.css'
import { StrictMode } from 'react'
import { createRoot as mount } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createRoot, RootContext } from './stores/root.ts'

const root = createRoot({
  storage: localStorage,
  session: sessionStorage,
  languages: navigator.languages,
  path: location.pathname,
})
root.settings.show(document.documentElement, (query) => matchMedia(query))
root.sounds.awakeOnGesture(window)

const place = document.getElementById('root')
if (place) {
  mount(place).render(
    <StrictMode>
      <RootContext value={root}>
        <App />
      </RootContext>
    </StrictMode>,
  )
}
