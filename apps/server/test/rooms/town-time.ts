import { FakeClock, type FakeListener, type Process, type Town } from './world.ts'

/** Two processes of an empty town, with one clock that a test turns. */
export class TownTime {
  readonly town: Town
  readonly clock = new FakeClock()
  readonly a: Process
  readonly b: Process

  private constructor(town: Town) {
    this.town = town
    ;[this.a, this.b] = town.processes(this.clock)
  }

  static async begin(town: Town): Promise<TownTime> {
    await town.empty()
    return new TownTime(town)
  }

  /** Time passes; these people stay connected to process a, and both processes look after the rooms. */
  async pass(ms: number, roomId: string, ...there: readonly FakeListener[]): Promise<void> {
    const { clock, a, b } = this
    for (let left = ms; left > 0; left -= 10_000) {
      clock.at += Math.min(left, 10_000)
      if (there.length > 0) await a.rooms.heartbeat(there.map(({ participantId }) => ({ roomId, participantId })))
      await Promise.all([a.rooms.sweep(), b.rooms.sweep()])
    }
    // News travel in their own time; by now they have arrived.
    await Promise.all([a.rooms.refreshAll(), b.rooms.refreshAll()])
  }

  /** A running match of Ana and Beto, with a bot. */
  async match(idle: 'pause' | 'continue' = 'pause') {
    const { a } = this
    const { id, ana } = await a.open('Ana', { seats: 3, idle })
    const beto = await a.enter(id, 'Beto')
    await a.rooms.host(id, ana.participantId, { command: 'ADD_BOT', strength: 'easy' })
    await a.rooms.host(id, ana.participantId, { command: 'START' })
    await this.pass(5000, id, ana, beto)
    const matchId = ana.room.matchId as string
    return { id, ana, beto, matchId }
  }
}
