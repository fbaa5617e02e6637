/** A statement that runs often. The database plans it once under its name, where it can. */
export interface Statement {
  readonly name: string
  readonly text: string
}

/** One way to run such statements. */
export interface Sql {
  run<Row extends object>(statement: Statement, values: readonly unknown[]): Promise<Row[]>
}
