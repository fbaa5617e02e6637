import type { Action } from '@ludoteca/carcosa'
import type { ReactNode } from 'react'

/** Drawn with a pen, one line each. Things that are used have drawings of their own. */
const PATHS: Readonly<Partial<Record<Action['type'], string>>> = {
  // A lantern held up.
  search: 'M9 8h6l1.500 9h-9zM10 8V6a2 2 0 014 0v2M8 20h8M4 6l2 1.500M20 6l-2 1.500M12 11v3',
  // Somebody sits.
  meditate:
    'M12 7.500a2.500 2.500 0 100-5 2.500 2.500 0 000 5zM8 17c0-5 1-7 4-7s4 2 4 7M4 20c2-3 5-3 8-1 3-2 6-2 8 1-3 1-13 1-16 0z',
  // Two hands and a light.
  healerHeal: 'M3 20c0-5 2-8 6-9M21 20c0-5-2-8-6-9M12 3v5M9.500 5.500h5M9 11c1 2 1 4 0 6M15 11c-1 2-1 4 0 6',
  setProtect: 'M5 4c5 1 9 1 14 0v8c0 5-3 7-7 9-4-2-7-4-7-9zM12 5v15M5 11h14',
  // A cut thread.
  escape: 'M4 4l16 16M20 4L4 20M12 3v4M12 17v4M3 12h4M17 12h4M8 8c3-2 5-2 8 0M8 16c3 2 5 2 8 0',
  takeCrown: 'M4 18h16l1.500-10-5 4L12 5l-4.500 7-5-4zM5 21h14',
  useRing: 'M12 21a6 6 0 100-12 6 6 0 000 12zM9 9l-1-3 4-3 4 3-1 3',
  discardSanidad: 'M12 20C5 15 3 11 5 8c2-3 6-2 7 1 1-3 5-4 7-1 2 3 0 7-7 12zM5 5l14 15',
  // A hand to another.
  tradeOffer: 'M3 9h13M13 5.500L16.500 9 13 12.500M21 16H8M11 12.500L7.500 16 11 19.500',
  tabernaRecover: 'M6 8h9v9a3 3 0 01-3 3H9a3 3 0 01-3-3zM15 10h3v6h-3M8 5c0-1 1-1 1-2M12 5c0-1 1-1 1-2',
  tabernaPeek: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6zM12 14.500a2.500 2.500 0 100-5 2.500 2.500 0 000 5z',
  motemeyBuy: 'M6 8h12l1.500 12h-15zM9 8V6a3 3 0 016 0v2M12 12v5M9.500 14.500h5',
  motemeySell: 'M6 8h12l1.500 12h-15zM9 8V6a3 3 0 016 0v2M9.500 14.500h5',
  armeriaDrop: 'M4 13v7h16v-7M12 3v11M8 10l4 4 4-4',
  armeriaTake: 'M4 13v7h16v-7M12 14V3M8 7l4-4 4 4',
  puertasTeleport: 'M5 21V5l7-2v18zM12 6h7v15h-7M9.500 12v1M15 12h4',
  camaraRitual: 'M12 3l8 16H4zM12 9v5M9 21h6M8 14h8',
  salonUse: 'M12 3c4 0 6 3 6 7s-2 7-6 7-6-3-6-7 2-7 6-7zM12 17v4M8 21h8M9 8l3-2',
  monasterioUse: 'M12 2v6M9.500 4.500h5M6 21V12l6-4 6 4v9zM10 21v-5a2 2 0 014 0v5',
  // The candle is put out.
  endTurn: 'M9 12h6v9H9zM12 12V9M12 6c-2-2 2-2 0-4M5 21h14',
}

/** A small drawing of a deed. */
export function DeedIcon({ type }: { readonly type: Action['type'] }): ReactNode {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[type]} />
    </svg>
  )
}
