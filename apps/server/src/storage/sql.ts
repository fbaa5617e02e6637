/** A statement that runs often. The database plans it once under its name, where it can. */
export interface Statement {
  readonly name: string
  readonly text: string
  /** Nobody wants to know which rows it answers with, only whether it was done. */
  readonly isSilent?: boolean
}

/** What may stand for a parameter; lists are written as text, see `pack.ts`. */
export type SqlValue = string | number

/** One way to run such statements. */
export interface Sql {
  run<Row extends object>(statement: Statement, values: readonly SqlValue[]): Promise<Row[]>
}
