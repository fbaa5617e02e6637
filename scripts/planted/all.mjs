import { games } from './games.mjs'
import { hardening } from './hardening.mjs'
import { kernel } from './kernel.mjs'
import { server } from './server.mjs'
import { show } from './show.mjs'
import { terminal } from './terminal.mjs'
import { texts } from './texts.mjs'
import { web } from './web.mjs'

/** All faults: what goes wrong, where, the right text, the wrong one, and the tests that are to catch it. */
export const faults = [...kernel, ...games, ...texts, ...server, ...hardening, ...show, ...web, ...terminal].map(
  ([what, file, right, wrong, tests]) => ({ what, file, right, wrong, tests }),
)
