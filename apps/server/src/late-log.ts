import type { Log } from './sockets/ports.ts'

/** Parts that report are made before the logger is. */
export class LateLog implements Log {
  target: Log | undefined

  info(fields: object, message: string): void {
    this.target?.info(fields, message)
  }

  warn(fields: object, message: string): void {
    this.target?.warn(fields, message)
  }

  error(fields: object, message: string): void {
    this.target?.error(fields, message)
  }
}
