import { expect, it, vi } from 'vitest'
import { createNetworkAlerts, type News } from './network-alerts.ts'

const open = (startsOffline = false) => {
  const shown: { news: News; signal: AbortSignal; read: () => void }[] = []
  const reload = vi.fn()
  const alerts = createNetworkAlerts(
    {
      show: (news, signal) => new Promise<void>((read) => shown.push({ news, signal, read })),
      reload,
    },
    startsOffline,
  )
  return { ...alerts, shown, reload }
}

it('announces the loss, then the return, and reloads once that was read', async () => {
  const { goneOffline, cameBack, shown, reload } = open()
  void goneOffline()
  const returned = cameBack()
  expect(shown.map(({ news }) => news)).toEqual(['disconnected', 'connected'])
  expect(shown[0]?.signal.aborted).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  shown[1]?.read()
  await returned
  expect(reload).toHaveBeenCalledTimes(1)
})

it('does not reload when the network is lost again meanwhile', async () => {
  const { goneOffline, cameBack, shown, reload } = open()
  void goneOffline()
  const returned = cameBack()
  void goneOffline()
  expect(shown[1]?.signal.aborted).toBe(true)
  shown[1]?.read()
  await returned
  expect(reload).not.toHaveBeenCalled()
  expect(shown.at(-1)?.news).toBe('disconnected')
})

it('announces nothing where the network was never gone', async () => {
  const { cameBack, shown, reload } = open()
  await cameBack()
  expect(shown).toEqual([])
  expect(reload).not.toHaveBeenCalled()
})

it('knows a page that was opened without a network', async () => {
  const { cameBack, shown } = open(true)
  void cameBack()
  expect(shown.map(({ news }) => news)).toEqual(['connected'])
})
