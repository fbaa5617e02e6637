import type { Role } from '../../admin-store.ts'
import type { SanctionKind } from './words.ts'

/** An account in a list. */
export interface FoundAccount {
  readonly id: string
  readonly handle: string | null
  readonly name: string
  readonly createdAt: number
  readonly seenAt: number
  readonly barredUntil: number | null
  readonly nameLocked: boolean
}

/** All that is shown of one without a reason. */
export interface AccountInfo extends FoundAccount {
  readonly slug: string | null
  readonly warning: string | null
  readonly role: Role | null
  readonly hasRealName: boolean
  readonly sessions: readonly {
    readonly id: string
    readonly device: string | null
    readonly createdAt: number
    readonly seenAt: number
  }[]
  readonly sanctions: readonly {
    readonly id: number
    readonly kind: SanctionKind
    readonly at: number
    readonly until: number | null
    readonly reason: string
    readonly by: string
  }[]
  readonly rooms: readonly { readonly roomId: string; readonly name: string; readonly online: boolean }[]
  readonly acceptances: readonly { readonly game: string; readonly roomId: string; readonly at: number }[]
}

/** As late as a time can be. */
export const FOR_GOOD = 8.64e15

export function isBarred({ barredUntil }: Pick<FoundAccount, 'barredUntil'>, now: number): boolean {
  return barredUntil !== null && barredUntil > now
}
