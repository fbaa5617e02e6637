/** As much of a WebSocket as the client uses: the browser's and that of `ws` both fit. */
export interface Socket {
  send(text: string): void
  close(code?: number): void
  addEventListener(type: 'open' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void
}
/** Returns a socket that is about to open. */
export type OpenSocket = (url: string) => Socket

/** The browser's own sockets, which carry the cookie by themselves. */
export const browserSocket: OpenSocket = (url) => new WebSocket(url)
