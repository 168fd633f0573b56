import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands between a shop and its database, and can cut them off from each other as a network does: nobody is told. */
export interface SilentProxy {
  url: string
  /** From now on nothing is passed on, and nothing closed. */
  fallSilent: () => void
  /** Likewise, once a connection has passed on its next COMMIT: its answer is lost. */
  fallSilentAfterCommit: () => void
  /** New connections are passed on again; those of before stay silent. */
  speakAgain: () => void
  stop: () => Promise<void>
}

const IS_COMMIT = /commit\0$/

/** @param url of the database */
export const startSilentProxy = async (url: string): Promise<SilentProxy> => {
  const sockets = new Set<Socket>()
  let cuts = 0
  let isSilent = false
  let waitsForCommit = false
  const fallSilent = () => {
    isSilent = true
    cuts += 1
  }
  const { hostname, port } = new URL(url)
  const server = createServer((shop) => {
    const database = connect(Number(port), hostname)
    const begun = cuts
    const isCut = () => isSilent || begun !== cuts
    for (const [from, to] of [
      [shop, database],
      [database, shop],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        if (!isCut()) to.destroy()
      })
      from.on('data', (bytes: Buffer) => {
        if (isCut()) return
        to.write(bytes)
        if (from === shop && waitsForCommit && IS_COMMIT.test(bytes.toString('latin1'))) {
          waitsForCommit = false
          fallSilent()
        }
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxied = new URL(url)
  proxied.hostname = '127.0.0.1'
  proxied.port = String((server.address() as AddressInfo).port)
  return {
    url: proxied.href,
    fallSilent,
    fallSilentAfterCommit: () => {
      waitsForCommit = true
    },
    speakAgain: () => {
      isSilent = false
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
