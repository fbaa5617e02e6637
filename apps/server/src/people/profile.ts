import { isRefusal, type Refusal, refuse } from '@ludoteca/kernel'
import type { Kysely, Updateable } from 'kysely'
import type { AccountBelongings, AccountTable, Schema } from '../storage/schema.ts'
import { tidyName, tidyText } from './names.ts'
import { hold, type Individual, PERSON_COLUMNS, type ProfileChanges, personOfRow } from './person.ts'

const REAL_NAME_MAX = 40
const BELONGINGS_GAMES_MAX = 32

/** Changes what others see of an account, and what it brings along to matches. */
export async function changeProfile(
  db: Kysely<Schema>,
  accountId: string,
  changes: ProfileChanges,
): Promise<Individual | Refusal> {
  const columns = columnsOf(changes)
  if (isRefusal(columns)) return columns
  return db.transaction().execute(async (own) => {
    const account = await hold(own, accountId)
    if (account === undefined) return refuse('NO_SESSION')
    if (changes.name !== undefined && account.name_locked) return refuse('NAME_LOCKED')
    const belongings = together(account.belongings, changes.belongings)
    if (belongings === undefined) return refuse('TOO_BIG')
    const next = { ...columns, ...(changes.belongings && { belongings: JSON.stringify(belongings) }) }
    if (Object.keys(next).length === 0) return personOfRow(account)
    const changed = own.updateTable('account').set(next).where('id', '=', accountId).returning(PERSON_COLUMNS)
    return personOfRow(await changed.executeTakeFirstOrThrow())
  })
}

function columnsOf(changes: ProfileChanges): Updateable<AccountTable> | Refusal {
  const { name, colour, portrait, visibility, realName, realNameShown } = changes
  const columns: Updateable<AccountTable> = {}
  if (name !== undefined) {
    const tidy = tidyName(name)
    if (tidy === undefined) return refuse('BAD_NAME')
    columns.name = tidy
  }
  if (realName !== undefined) {
    const tidy = realName === null ? null : tidyText(realName, REAL_NAME_MAX)
    if (tidy === undefined) return refuse('BAD_NAME')
    columns.real_name = tidy
  }
  if (colour !== undefined) columns.colour = colour
  if (portrait !== undefined) columns.portrait = portrait === null ? null : JSON.stringify(portrait)
  if (visibility !== undefined) columns.visibility = visibility
  if (realNameShown !== undefined) columns.real_name_shown = realNameShown
  return columns
}

/** The belongings for all games after a change; undefined when they are too many. */
function together(before: AccountBelongings | null, change: AccountBelongings = {}): AccountBelongings | undefined {
  const all = { ...before, ...change }
  return Object.keys(all).length > BELONGINGS_GAMES_MAX ? undefined : all
}
