import type { RoomClient } from '@ludoteca/client'
import type { Belongings, Box, Seat, Strength } from '@ludoteca/kernel'
import { type Emoji, type HostCommand, profileOf, type RoomView } from '@ludoteca/protocol'
import { Requests } from './requests.ts'

type RoomChange = Omit<Extract<HostCommand, { command: 'SET_ROOM' }>, 'command'>

/** The requests of somebody in a room. Each resolves with whether it succeeded; refusals are shown at its place. */
export abstract class RoomRequests {
  /** The requests by place on the screen. */
  readonly requests = new Requests()
  /** The client that sends them; undefined while not in the room. */
  protected abstract readonly client: RoomClient | undefined
  /** The room's game, once it was fetched. */
  abstract readonly box: Box | undefined

  sit(seat: Seat | null): Promise<boolean> {
    return this.ask(seat === null ? 'stand' : `seat:${seat}`, (client) => client.send('REQUEST_SEAT', { seat }))
  }
  setReady(ready: boolean): Promise<boolean> {
    return this.ask('ready', (client) => client.send('SET_READY', { ready }))
  }
  /** Changes what is brought along; what is not named stays. */
  bring(wish: Belongings): Promise<boolean> {
    return this.ask('profile', (client) => client.send('SET_PROFILE', profileOf(wish, this.box?.messages)))
  }
  wantRematch(accept: boolean): Promise<boolean> {
    return this.ask('rematch', (client) => client.send('REQUEST_REMATCH', { accept }))
  }
  react(emoji: Emoji): Promise<boolean> {
    return this.ask('reaction', (client) => client.send('SEND_REACTION', { emoji }))
  }
  reportName(targetId: string): Promise<boolean> {
    return this.ask('person', (client) => client.send('REPORT_NAME', { targetId, reason: 'OFENSIVO' }))
  }

  addBot(seat: Seat, strength: Strength): Promise<boolean> {
    return this.command(`seat:${seat}`, { command: 'ADD_BOT', seat, strength })
  }
  removeBot(seat: Seat): Promise<boolean> {
    return this.command(`seat:${seat}`, { command: 'REMOVE_BOT', seat })
  }
  kick(participantId: string): Promise<boolean> {
    return this.command('person', { command: 'KICK', participantId })
  }
  handOver(participantId: string): Promise<boolean> {
    return this.command('person', { command: 'HAND_OVER', participantId })
  }
  setGame(game: string): Promise<boolean> {
    return this.command('terms', { command: 'SET_GAME', game })
  }
  setOptions(options: object, seats: number): Promise<boolean> {
    return this.command('terms', { command: 'SET_OPTIONS', options: options as RoomView['options'], seats })
  }
  setRoom(change: RoomChange): Promise<boolean> {
    return this.command('room', { command: 'SET_ROOM', ...change })
  }
  start(): Promise<boolean> {
    return this.command('start', { command: 'START' })
  }
  cancelStart(): Promise<boolean> {
    return this.command('start', { command: 'CANCEL_START' })
  }
  closeRoom(): Promise<boolean> {
    return this.command('leave', { command: 'CLOSE' })
  }

  protected command(place: string, command: HostCommand): Promise<boolean> {
    return this.ask(place, (client) => client.send('HOST_COMMAND', command))
  }

  protected async ask(place: string, work: (client: RoomClient) => Promise<unknown>): Promise<boolean> {
    const { client } = this
    return client ? this.requests.run(place, () => work(client)) : false
  }
}
