/** Fills the database in that folder, which nobody may be using. `accountId`, when given, has played as well. */
export function fillSeasons(dataDir: string, accountId?: string): Promise<void>
