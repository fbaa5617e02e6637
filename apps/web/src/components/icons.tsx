import type { ReactNode } from 'react'
import { type IconProps, OutlineIcon } from './outline-icon.tsx'

function icon(path: ReactNode): (props: IconProps) => ReactNode {
  return (props) => <OutlineIcon {...props}>{path}</OutlineIcon>
}

export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />)
export const BackIcon = icon(<path d="M15 5l-7 7 7 7" />)
export const ForwardIcon = icon(<path d="M9 5l7 7-7 7" />)
export const PlayIcon = icon(<path d="M8 5v14l11-7z" />)
export const PauseIcon = icon(<path d="M8 5v14M16 5v14" />)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const MinusIcon = icon(<path d="M5 12h14" />)
export const CheckIcon = icon(<path d="M5 13l4.5 4.5L19 7" />)
export const WarningIcon = icon(<path d="M12 4l9 16H3zM12 10v4M12 17.2v.1" />)
export const InfoIcon = icon(<path d="M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v6M12 7.6v.1" />)
export const EyeIcon = icon(<path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 15a3 3 0 100-6 3 3 0 000 6z" />)
export const LinkIcon = icon(<path d="M9 15l6-6M8 11l-3 3a4 4 0 005.6 5.6l3-3M16 13l3-3A4 4 0 0013.4 4.400l-3 3" />)
export const ShareIcon = icon(<path d="M12 3v12M7 8l5-5 5 5M5 13v7h14v-7" />)
export const DownloadIcon = icon(<path d="M12 3v12M7 10l5 5 5-5M5 20h14" />)
export const CrownIcon = icon(<path d="M4 18h16l1.500-10-5 4L12 5l-4.500 7-5-4z" />)
export const BotIcon = icon(<path d="M6 9h12v10H6zM12 9V5M9.500 13v1.500M14.500 13v1.500" />)
export const PersonIcon = icon(<path d="M12 12a4 4 0 100-8 4 4 0 000 8zM4 21a8 8 0 0116 0" />)
export const LockIcon = icon(<path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 017 0v3" />)
export const GearIcon = icon(
  <path d="M12 15a3 3 0 100-6 3 3 0 000 6zM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M18.400 5.600l-2.100 2.100M7.700 16.300l-2.100 2.100" />,
)
export const ClockIcon = icon(<path d="M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3 2" />)
export const CopyIcon = icon(<path d="M9 9h11v11H9zM5 15H4V4h11v1" />)
export const TrashIcon = icon(<path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />)
export const UndoIcon = icon(<path d="M9 7L4 12l5 5M4 12h10a6 6 0 010 12" transform="translate(0 -3)" />)
export const UploadIcon = icon(<path d="M12 15V3M7 8l5-5 5 5M5 20h14" />)
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />)
export const MoreIcon = icon(<path d="M5 12v.1M12 12v.1M19 12v.1" strokeWidth="3" />)
export const GlobeIcon = icon(
  <path d="M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9z" />,
)
export const BookIcon = icon(
  <path d="M12 6c-2-1.500-5-2-9-2v14c4 0 7 .500 9 2 2-1.500 5-2 9-2V4c-4 0-7 .500-9 2zM12 6v14" />,
)
export const CoachIcon = icon(<path d="M3 9l9-5 9 5-9 5zM7 11.500V16c3 2.500 7 2.500 10 0v-4.500M21 9v6" />)
export const DeviceIcon = icon(<path d="M5 3h14v18H5zM11 18h2" />)
export const PeopleIcon = icon(
  <path d="M9 11a3.500 3.500 0 100-7 3.500 3.500 0 000 7zM2 20a7 7 0 0114 0M16 4.500a3.500 3.500 0 010 6.200M18 14a7 7 0 014 6" />,
)
export const ShelfIcon = icon(<path d="M3 20h18M5 20V7h4v13M11 20V4h4v16M17 20l-.500-12 3.500-.500L21 20" />)
export const HistoryIcon = icon(<path d="M4 12a8 8 0 108-8 9 9 0 00-7 4M4 4v4h4M12 8v4l3 2" />)
export const SoundIcon = icon(<path d="M4 9v6h4l5 4V5L8 9zM16.500 8.500a5 5 0 010 7M19 6a9 9 0 010 12" />)
/** Somebody calls something out. */
export const VoiceIcon = icon(<path d="M4 5h13v9H10l-4 4v-4H4zM20 8a4 4 0 010 5" />)
export const DiceIcon = icon(
  <path d="M4 4h16v16H4zM8.500 8.500v.1M15.500 8.500v.1M12 12v.1M8.500 15.500v.1M15.500 15.500v.1" />,
)
export const ToStartIcon = icon(<path d="M5 5v14M19 5l-9 7 9 7z" />)
export const ToEndIcon = icon(<path d="M19 5v14M5 5l9 7-9 7z" />)
export const TurnBackIcon = icon(<path d="M12 5l-7 7 7 7M19 5l-7 7 7 7" />)
export const TurnOnIcon = icon(<path d="M5 5l7 7-7 7M12 5l7 7-7 7" />)
