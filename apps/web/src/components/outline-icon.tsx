import type { ReactNode } from 'react'

/** What an icon can be told. */
export interface IconProps {
  readonly size?: number
}

/** Outlines in a square of 24 that say nothing of their own: whatever holds them has the words. */
export function OutlineIcon({ size = 20, children }: IconProps & { readonly children: ReactNode }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
