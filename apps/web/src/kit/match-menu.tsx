import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../components/button.tsx'
import { BackIcon, BookIcon, ClockIcon, DownloadIcon, MoreIcon, SoundIcon, VoiceIcon } from '../components/icons.tsx'
import { Menu, type MenuItem } from '../components/menu.tsx'
import type { MatchStore } from '../match/match-store.ts'
import { useRoot } from '../stores/root.ts'
import { useWords } from '../words/in-locales.ts'
import { paceAfter } from './pace.ts'
import { RulesDialog } from './rules-dialog.tsx'
import { tableWords } from './words.ts'

interface MatchMenuProps {
  readonly match: MatchStore
  readonly items: readonly MenuItem[]
  readonly onExport: (() => void) | undefined
  readonly leaveTo: string
  /** The table calls things out. */
  readonly callsOut?: boolean | undefined
}

/** What one can do beside playing. */
export const MatchMenu = observer(({ match, items, onExport, leaveTo, callsOut = false }: MatchMenuProps) => {
  const words = useWords(tableWords)
  const { settings, voice } = useRoot()
  const [, go] = useLocation()
  const [isReading, setReading] = useState(false)
  const all: MenuItem[] = [
    { key: 'rules', label: words.rules, icon: <BookIcon />, onSelect: () => setReading(true) },
    ...items,
    {
      key: 'sound',
      label: settings.sound ? words.soundOff : words.soundOn,
      icon: <SoundIcon />,
      onSelect: () => settings.set('sound', !settings.sound),
    },
    {
      key: 'pace',
      label: words.pace(words.paces[paceAfter(settings.pace)]),
      icon: <ClockIcon />,
      onSelect: () => settings.set('pace', paceAfter(settings.pace)),
    },
    ...(callsOut && voice.isThere && settings.sound
      ? [
          {
            key: 'voice',
            label: settings.voice ? words.voiceOff : words.voiceOn,
            icon: <VoiceIcon />,
            onSelect: () => settings.set('voice', !settings.voice),
          },
        ]
      : []),
    { key: 'leave', label: words.leave, icon: <BackIcon />, onSelect: () => go(leaveTo) },
  ]
  if (onExport)
    all.splice(1, 0, { key: 'export', label: words.exportRecord, icon: <DownloadIcon />, onSelect: onExport })
  return (
    <>
      <Menu items={all}>
        <Button look="quiet" icon aria-label={words.menu} title={words.menu}>
          <MoreIcon />
        </Button>
      </Menu>
      <RulesDialog match={match} open={isReading} onClose={() => setReading(false)} />
    </>
  )
})
