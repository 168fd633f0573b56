export type News = 'disconnected' | 'connected'

export interface NetworkScreen {
  /** settles when it was read; the signal takes it away */
  show: (news: News, signal: AbortSignal) => Promise<unknown>
  reload: () => void
}

/**
 * Which alert stands, whatever shows it (spec §4): that the network is gone, or that it is back, after which the page
 * is loaded again.
 */
export const createNetworkAlerts = ({ show, reload }: NetworkScreen, startsOffline: boolean) => {
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
      await show('disconnected', supersede())
    },
    cameBack: async (): Promise<void> => {
      if (!wasOffline) return
      const signal = supersede()
      await show('connected', signal)
      if (!signal.aborted) reload()
    },
  }
}
