import { makeAutoObservable, observable } from 'mobx'
import { observer } from 'mobx-react-lite'
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'

/** What is wrong with the fields of one form that hold something else than what they have handed on. */
export class WrongFields {
  readonly #problems = observable.map<string, string>()

  constructor() {
    makeAutoObservable(this)
  }

  /** The first problem. */
  get first(): string | undefined {
    return this.#problems.values().next().value
  }

  say(field: string, problem: string | undefined): void {
    if (problem === undefined) this.#problems.delete(field)
    else this.#problems.set(field, problem)
  }
}

const WrongContext = createContext<WrongFields | undefined>(undefined)

/** Fields and the button that hands them in: it waits until all of them hold what is allowed. */
export function FormFields({ children }: { readonly children: ReactNode }): ReactNode {
  const [wrong] = useState(() => new WrongFields())
  return <WrongContext value={wrong}>{children}</WrongContext>
}

/** Tells the form around a field what is wrong with what it holds. */
export function useProblemShown(problem: string | undefined): void {
  const wrong = useContext(WrongContext)
  const field = useId()
  useEffect(() => {
    wrong?.say(field, problem)
    return () => wrong?.say(field, undefined)
  }, [wrong, field, problem])
}

/** Hands in what the fields of its form hold. Never an old number in the place of one that is not allowed. */
export const SubmitButton = observer(({ disabledBecause, ...button }: ButtonProps) => {
  const wrong = useContext(WrongContext)
  return <Button {...button} disabledBecause={wrong?.first ?? disabledBecause} />
})
