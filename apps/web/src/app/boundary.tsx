import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Broken } from './broken.tsx'

/** Catches what a screen could not: the rest of the page stays, and one can go on. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error }
  }

  override componentDidCatch(error: Error, _info: ErrorInfo): void {
    reportError(error)
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? <Broken onAgain={() => this.setState({ error: undefined })} /> : this.props.children
  }
}
