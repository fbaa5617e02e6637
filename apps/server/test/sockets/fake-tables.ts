import type { Seat } from '@ludoteca/kernel'
import type { Reply } from '../../src/replies.ts'
import type { Tables } from '../../src/sockets/ports.ts'
import type { Listener } from '../../src/tables/ports.ts'

type Submission = Parameters<Tables['submit']>[0]

/** A match in which every move is allowed but those called `wrong`. */
export class FakeTables implements Tables {
  readonly roomId = 'ABCDE'
  readonly log: { seat: Seat; move: object; key: string }[] = []
  readonly listeners = new Map<Listener, { seat: Seat | null; host: boolean; factCount?: number }>()
  isLenient = false
  /** Set to make moves wait or fail. */
  trouble: (() => Promise<void>) | undefined

  async submit({ seat, move, key, listener, answers }: Submission): Promise<Reply> {
    await this.trouble?.()
    if (this.log.some((entry) => entry.key === key)) return { ok: true }
    const { type } = move as { type: string }
    if (type === 'busy') return { ok: false, code: 'BUSY', params: {}, message: 'later' }
    if (type === 'wrong' && !this.isLenient)
      return { ok: false, code: 'E_PHASE', params: { move: type }, message: 'not now' }
    if (answers !== undefined && listener !== undefined && answers < listener.seq) {
      return { ok: false, code: 'STALE', params: {}, message: 'too late' }
    }
    this.log.push({ seat, move: move as object, key })
    const payload = JSON.stringify({ facts: [{ type: 'moved', seat, number: this.log.length, who: 'Íñigo 🎲' }] })
    for (const other of this.listeners.keys()) other.send('MATCH_UPDATE', payload)
    return { ok: true }
  }

  async attach(
    matchId: string,
    listener: Listener,
    who: { seat: Seat | null; host: boolean; factCount?: number },
  ): Promise<void> {
    await this.trouble?.()
    this.listeners.set(listener, who)
    const commits = { generator: '', seedCommit: '', serverSeedCommit: '' }
    const start = { game: 'plaza', rulesVersion: 1, options: {}, seats: [], ...commits, startedAt: 0 }
    listener.send('MATCH_START', JSON.stringify(start), { roomId: this.roomId, matchId })
    await this.snapshotTo(matchId, listener)
  }

  async snapshotTo(matchId: string, listener: Listener): Promise<void> {
    const seat = this.listeners.get(listener)?.seat ?? null
    const state = { view: {}, current: [], decisions: {} }
    const snapshot = { seat, state, shapes: {}, paths: [], parts: {}, factCount: 0, facts: [], clocks: {}, over: false }
    listener.send('STATE_SNAPSHOT', JSON.stringify(snapshot), { roomId: this.roomId, matchId })
  }

  detach(listener: Listener): void {
    this.listeners.delete(listener)
  }
}
