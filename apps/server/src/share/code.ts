import type { ShareLink } from '@ludoteca/kernel'
import { encode } from 'uqr'

/** As wide as readers ask for, in squares. */
const QUIET_ZONE = 4

/** A link as pictures show it: to be read, and for cameras. */
export function shareLinkOf(url: string): ShareLink {
  const { data, size } = encode(url, { ecc: 'M', border: QUIET_ZONE })
  return { text: url.replace(/^https?:\/\//, ''), code: { path: pathOf(data), size } }
}

/** Runs of dark squares in a line become one stroke. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = ''
  for (const [y, row] of rows.entries()) {
    for (let x = row.indexOf(true); x !== -1; x = row.indexOf(true, x)) {
      const end = row.indexOf(false, x)
      path += `M${x} ${y}H${end}v1H${x}z`
      x = end
    }
  }
  return path
}
