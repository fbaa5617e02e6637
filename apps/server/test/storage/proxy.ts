import { connect, createServer, type Socket } from 'node:net'

/** A wire between us and PostgreSQL that a test can spoil. */
export interface DatabaseProxy {
  readonly url: string
  /** Cuts a connection as soon as the server has answered a frame that holds this text, before we hear the answer. */
  loseAnswerTo(text: string): void
  /** How many answers were lost so far. */
  readonly lost: number
  /** How many connections were asked for so far. */
  readonly calls: number
  /** Existing connections fall silent, without breaking. New ones work. */
  silence(): void
  /** Nothing gets through in either direction, on old connections or new ones, until `thaw`: then all of it does. */
  freeze(): void
  thaw(): void
  /** Existing connections break. New ones work. */
  cut(): void
  close(): Promise<void>
}

/** Stands before the PostgreSQL of that URL. */
export async function startProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const url = new URL(databaseUrl)
  const { hostname, port } = url
  const links = new Set<{ silent: boolean; sockets: Socket[] }>()
  let trigger: string | undefined
  let lost = 0
  let calls = 0
  let isFrozen = false
  // Whoever is silent does not answer a good-bye either.
  const allowHalfOpen = true
  const server = createServer({ allowHalfOpen }, (client) => {
    const upstream = connect({ port: Number(port), host: hostname, allowHalfOpen })
    const link = { silent: false, sockets: [client, upstream] }
    let loses = false
    calls++
    links.add(link)
    client.on('data', (data) => {
      if (link.silent) return
      if (trigger !== undefined && data.includes(trigger)) {
        loses = true
        trigger = undefined
      }
      upstream.write(data)
    })
    upstream.on('data', (data) => {
      if (link.silent) return
      if (loses) {
        lost++
        client.destroy()
      } else {
        client.write(data)
      }
    })
    if (isFrozen) for (const socket of link.sockets) socket.pause()
    client.on('end', () => link.silent || upstream.end())
    upstream.on('end', () => link.silent || client.end())
    for (const socket of link.sockets) {
      socket.on('error', () => {})
      socket.on('close', () => {
        links.delete(link)
        client.destroy()
        upstream.destroy()
      })
    }
  })
  const cut = () => {
    for (const { sockets } of links) for (const socket of sockets) socket.destroy()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  url.port = String(address.port)
  return {
    url: url.href,
    loseAnswerTo(text) {
      trigger = text
    },
    get lost() {
      return lost
    },
    get calls() {
      return calls
    },
    silence() {
      for (const link of links) link.silent = true
    },
    freeze() {
      isFrozen = true
      for (const { sockets } of links) for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const { sockets } of links) for (const socket of sockets) socket.resume()
    },
    cut,
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
