import type { ReactNode } from 'react'

interface IconProps {
  readonly size?: number
}

/** A small picture in the ink of what it stands in. The words for it stand beside. */
function picture(shapes: ReactNode) {
  return ({ size = 16 }: IconProps): ReactNode => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      {shapes}
    </svg>
  )
}

export const CashIcon = picture(
  <>
    <circle cx="8" cy="8" r="6.2" />
    <path
      d="M10 5.800C9.500 5 6.200 4.700 6.200 6.600c0 2 3.800.8 3.800 2.900 0 1.900-3.400 1.800-4 .7M8 3.900v8.300"
      strokeWidth="1.3"
    />
  </>,
)
export const DebtIcon = picture(<path d="M3 2h10v12l-2-1.500L9 14l-2-1.500L5 14l-2-1.500zM6 6h4M6 9h4" />)
export const FameIcon = picture(
  <path d="M8 1.800l1.900 4 4.300.5-3.200 3 .9 4.300L8 11.400l-3.900 2.200.9-4.300-3.200-3 4.300-.5z" />,
)
export const PapersIcon = picture(
  <path d="M4 1.800h5.500L12.500 5v9.200H4zM9.200 2v3.200h3.200M6.200 9.400l1.400 1.400 2.600-2.800" />,
)
export const ExposureIcon = picture(
  <path d="M2.500 6.500v3h2.200l5.300 3.300V3.200L4.700 6.500zM12.300 5.500a3.600 3.600 0 010 5M5.500 9.800v3.400" />,
)
export const ShieldIcon = picture(
  <path d="M8 1.800l5 1.800v4c0 3.300-2.200 5.600-5 6.600-2.800-1-5-3.300-5-6.600v-4z" />,
)
export const GuardIcon = picture(
  <path d="M3 5.500c0-2.200 2.300-3.500 5-3.500s5 1.300 5 3.500zM4.500 5.500v2.300c0 2 1.500 3.700 3.500 3.700s3.500-1.700 3.500-3.700V5.500M4.500 14c.5-1.600 2-2.300 3.500-2.300s3 .7 3.500 2.300" />,
)
export const EyeIcon = picture(
  <>
    <path d="M1.500 8S4 3.800 8 3.800 14.500 8 14.500 8 12 12.200 8 12.200 1.500 8 1.500 8z" />
    <circle cx="8" cy="8" r="1.800" fill="currentColor" />
  </>,
)
