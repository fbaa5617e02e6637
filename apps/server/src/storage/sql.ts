/** A prepared statement: the database plans it once under its name, where it can. */
export interface Statement {
  readonly name: string
  readonly text: string
  /** Its rows are not needed, only whether it succeeded. */
  readonly isSilent?: boolean
}

/** The value of a parameter; lists are written as text, see `pack.ts`. */
export type SqlValue = string | number

/** Runs such statements. */
export interface Sql {
  run<Row extends object>(statement: Statement, values: readonly SqlValue[]): Promise<Row[]>
}
