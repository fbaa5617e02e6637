import type { ReactNode } from 'react'
import type { Mark } from './soul-model.ts'

const PATHS: Readonly<Record<Exclude<Mark, 'shield' | 'guard'>, string>> = {
  // An hourglass lying on its side.
  skips: 'M4 6v12M20 6v12M4 7l8 5-8 5M20 7l-8 5 8 5',
  frozen: 'M12 3v18M4.500 7.500l15 9M19.500 7.500l-15 9M9.500 4.500L12 7l2.500-2.500M9.500 19.500L12 17l2.500 2.500',
  veiled: 'M5 6c4-3 10-3 14 0v7c0 4-3 7-7 8-4-1-7-4-7-8zM8.500 11h2M13.500 11h2M9 16c2 1 4 1 6 0',
  locked: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 017 0v3',
  fallen: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  freeStep: 'M8 4c3 0 3 6 2 9H6c0-4-1-9 2-9zM6 15h4v4H6zM16 7c3 0 2 5 1 7h-4c0-3 0-7 3-7zM13 16h4v3h-4z',
  secondDie: 'M4 8h10v10H4zM9 8V5h11v10h-6M7.500 11.500v.1M10.500 14.500v.1',
}

/** A small drawing for a mark that is no status. */
export function MarkIcon({ mark }: { readonly mark: Exclude<Mark, 'shield' | 'guard'> }): ReactNode {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[mark]} />
    </svg>
  )
}
