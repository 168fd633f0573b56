export type News = 'disconnected' | 'connected'

export interface NetworkScreen {
  /** settles when it was read; the signal takes it away */
  tell: (news: News, signal: AbortSignal) => Promise<unknown>
  reload: () => void
}

/** Spec §4: tells that the network is gone, and when it is back, after which the page is loaded again. */
export const createNetworkWatch = ({ tell, reload }: NetworkScreen, startsOffline: boolean) => {
  let wasOffline = startsOffline
  let shown = new AbortController()

  /** Only the newest is true. */
  const supersede = (): AbortSignal => {
    shown.abort()
    shown = new AbortController()
    return shown.signal
  }

  return {
    goneOffline: async (): Promise<void> => {
      wasOffline = true
      await tell('disconnected', supersede())
    },
    cameBack: async (): Promise<void> => {
      if (!wasOffline) return
      const signal = supersede()
      await tell('connected', signal)
      if (!signal.aborted) reload()
    },
  }
}
