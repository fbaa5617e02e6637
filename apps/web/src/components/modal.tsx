import { observer } from 'mobx-react-lite'
import { Dialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { useWords } from '../words/in-locales.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { CloseIcon } from './icons.tsx'
import css from './modal.module.css'
import { componentWords } from './words.ts'

interface ModalProps {
  readonly title: string
  /** Read out after the title. */
  readonly lead?: ReactNode
  readonly open: boolean
  /** Asked when somebody wants to close it; without it the question must be answered. */
  readonly onClose?: () => void
  readonly wide?: boolean
  /** A game's own look. */
  readonly className?: string | undefined
  /** The language of what is inside, where it is not the shell's. */
  readonly lang?: string | undefined
  readonly children: ReactNode
}

/** Something that must be settled before one goes on. Keeps the focus, and gives it back. */
export const Modal = observer(({ title, lead, open, onClose, wide, className, lang, children }: ModalProps) => {
  const words = useWords(componentWords)
  const opener = useRef<Element>(null)
  const remember = ({ target }: Event) => {
    const { activeElement } = document
    if (!(target as Node).contains(activeElement)) opener.current = activeElement
  }
  // Nobody says which button opened it, so the focus goes back to what had it then.
  const giveBack = (event: Event) => {
    event.preventDefault()
    // What comes after the dialog may have taken it already.
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const { current } = opener
    if (current instanceof HTMLElement && current.isConnected && current !== document.body) current.focus()
    else document.getElementById('main')?.focus()
  }
  const block = (event: Event) => {
    if (!onClose) event.preventDefault()
  }
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => isOpen || onClose?.()}>
      <Dialog.Portal>
        {/* Not Radix's: that one writes a style sheet into the page, which the server's policy forbids. */}
        <div className={css.veil} />
        <Dialog.Content
          className={classes(css.modal, wide && css.wide, className)}
          lang={lang}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={block}
          onInteractOutside={block}
          {...(lead === undefined && { 'aria-describedby': undefined })}
        >
          <div className={css.head}>
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            {onClose && (
              <Button look="quiet" icon aria-label={words.close} onClick={onClose}>
                <CloseIcon />
              </Button>
            )}
          </div>
          {lead !== undefined && <Dialog.Description asChild>{<div>{lead}</div>}</Dialog.Description>}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
})
