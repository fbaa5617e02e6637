import { makeAutoObservable, observable } from 'mobx'
import { observer } from 'mobx-react-lite'
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'

/** What is wrong with the fields of one form that hold something else than what they have handed on. */
export class WrongFields {
  readonly #complaints = observable.map<string, string>()

  constructor() {
    makeAutoObservable(this)
  }

  /** The first complaint. */
  get first(): string | undefined {
    return this.#complaints.values().next().value
  }

  say(field: string, complaint: string | undefined): void {
    if (complaint === undefined) this.#complaints.delete(field)
    else this.#complaints.set(field, complaint)
  }
}

const WrongContext = createContext<WrongFields | undefined>(undefined)

/** Fields and the button that hands them in: it waits until all of them hold what is allowed. */
export function FormFields({ children }: { readonly children: ReactNode }): ReactNode {
  const [wrong] = useState(() => new WrongFields())
  return <WrongContext value={wrong}>{children}</WrongContext>
}

/** Tells the form around a field what is wrong with what it holds. */
export function useComplaint(complaint: string | undefined): void {
  const wrong = useContext(WrongContext)
  const field = useId()
  useEffect(() => {
    wrong?.say(field, complaint)
    return () => wrong?.say(field, undefined)
  }, [wrong, field, complaint])
}

/** Hands in what the fields of its form hold. Never an old number in the place of one that is not allowed. */
export const SubmitButton = observer(({ disabledBecause, ...button }: ButtonProps) => {
  const wrong = useContext(WrongContext)
  return <Button {...button} disabledBecause={wrong?.first ?? disabledBecause} />
})
