import { observer } from 'mobx-react-lite'
import { Portada } from './portada.tsx'

/** The paper is out: its front page. */
export const PressPhase = observer(() => (
  <div data-coach="press">
    <Portada />
  </div>
))
