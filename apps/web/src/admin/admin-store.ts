import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { createContext, useContext } from 'react'
import { refusalOfError } from '../stores/requests.ts'
import type { SessionStore } from '../stores/session.ts'
import { AdminApi } from './admin-api.ts'

const ROLES = ['VIEWER', 'MODERATOR', 'OPERATOR'] as const
export type Role = (typeof ROLES)[number]

/** Who asks, as the server knows them. */
interface AdminMe {
  readonly handle: string
  readonly role: Role
  readonly stage: 'enrol' | 'prove' | 'in'
  readonly until: number | null
}

/** Whoever looks after the house, and how far they have come in. */
export class AdminStore {
  me: AdminMe | undefined
  /** Nobody here has rights: then there is nothing at this address. */
  isNobody = false
  /** The server could not be asked. */
  isOffline = false
  readonly api: AdminApi

  constructor(session: SessionStore) {
    this.api = new AdminApi(session.api, () => this.#goBack())
    makeAutoObservable(this, { me: observableRef, api: false })
  }

  async look(): Promise<void> {
    try {
      const me = await this.api.get<AdminMe>('/me')
      runInAction(() => {
        this.me = me
        this.isOffline = false
      })
    } catch (error) {
      const { code } = refusalOfError(error)
      runInAction(() => {
        this.isNobody = code === 'NOT_FOUND'
        this.isOffline = code !== 'NOT_FOUND'
      })
    }
  }

  /** Whether they may do what this role is needed for. */
  may(role: Role): boolean {
    return this.me !== undefined && ROLES.indexOf(this.me.role) >= ROLES.indexOf(role)
  }

  async leave(): Promise<void> {
    await this.api.send('POST', '/leave')
    await this.look()
  }

  #goBack(): void {
    if (this.me) this.me = { ...this.me, stage: 'prove', until: null }
  }
}

export const AdminContext = createContext<AdminStore | undefined>(undefined)

export function useAdmin(): AdminStore {
  const store = useContext(AdminContext)
  if (store === undefined) throw new Error('no administration around this')
  return store
}
