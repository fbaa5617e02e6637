import type { ReactNode } from 'react'
import { OutlineIcon } from '../../../components/outline-icon.tsx'
import type { Deed } from './menu.ts'

/** Bold outlines in a square of 24. */
const DRAWINGS: Readonly<Record<Deed, string>> = {
  DEVELOP: 'M4 21V10l6-4v15M10 21V3l10 5v13M3 21h18M14 11h2M14 15h2M7 13v.1M7 17v.1',
  INSURE: 'M12 3l8 3v6c0 5-3.500 7.500-8 9-4.500-1.500-8-4-8-9V6zM8.500 12l2.500 2.500 4.500-5',
  SECURITY: 'M5 9c0-4 3-6 7-6s7 2 7 6zM3 9h18M8 9c0 4 1 6 4 6s4-2 4-6M4 21c1-4 4-6 8-6s7 2 8 6',
  PR: 'M4 10v5h4l9 5V4L8 10zM8 15l1.500 5.500h3L11 16M20 9c1.300 1.500 1.300 5 0 6.500',
  AUDIT: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h6M9 16h3M3 8v13',
  DEAL: 'M2 8l4-2 5 2 4-2 7 3-3 8-3 .500-4 3-3-.500-5-4M11 8l-3 4c1 1.500 3 1.500 4.500-.500l6.500 6',
  BREAK_PACT: 'M7 3h6l-2 5 4 2-5 6 1 5H4V6zM16 4h4v17h-5l-1-3 4-6-3-2z',
  PASS: 'M4 12h13M12 6l6 6-6 6M21 5v14',
}

/** What an action looks like on its button. */
export function ActionIcon({ deed, size = 26 }: { readonly deed: Deed; readonly size?: number }): ReactNode {
  return (
    <OutlineIcon size={size}>
      <path d={DRAWINGS[deed]} />
    </OutlineIcon>
  )
}
