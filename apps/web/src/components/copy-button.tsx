import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { useRoot } from '../stores/root.ts'
import { useWords } from '../words/in-locales.ts'
import { Button } from './button.tsx'
import { CheckIcon, CopyIcon, WarningIcon } from './icons.tsx'
import { componentWords } from './words.ts'

interface CopyButtonProps {
  readonly text: string
  readonly children: ReactNode
  readonly size?: 'small' | 'medium' | 'large'
  readonly look?: 'plain' | 'quiet' | 'primary'
}

const SHOWN_MS = 2500
const ICONS = { idle: CopyIcon, copied: CheckIcon, failed: WarningIcon }

/** Puts a text on the device's clipboard, and says whether that worked. */
export const CopyButton = observer(({ text, children, size = 'medium', look = 'plain' }: CopyButtonProps) => {
  const { announcer } = useRoot()
  const words = useWords(componentWords)
  const [state, setState] = useState<keyof typeof ICONS>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    const isDone = await write(text)
    setState(isDone ? 'copied' : 'failed')
    announcer.say(isDone ? words.copied : words.copyFailed)
  }
  const Icon = ICONS[state]
  return (
    <Button size={size} look={look} onClick={() => void copy()}>
      <Icon size={18} />
      <span>{state === 'idle' ? children : state === 'copied' ? words.copied : words.copyFailed}</span>
    </Button>
  )
})

/** Pages that are not served safely have no clipboard at all. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
