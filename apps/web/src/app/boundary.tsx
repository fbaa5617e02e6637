import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Broken } from './broken.tsx'

interface BoundaryProps {
  /** The address of the screen: what fell over at one place does not stand in the way of another. */
  readonly path: string
  readonly children: ReactNode
}

/** Catches what a screen could not: the rest of the page stays, and one can go on. */
export class Boundary extends Component<BoundaryProps, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error }
  }

  override componentDidCatch(error: Error, _info: ErrorInfo): void {
    reportError(error)
  }

  override componentDidUpdate({ path }: BoundaryProps): void {
    if (this.state.error && path !== this.props.path) this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? <Broken /> : this.props.children
  }
}
