import { expect, it, vi } from 'vitest'
import { createNetworkAlerts, type News } from './network-alerts.ts'

const open = (startsOffline = false) => {
  const told: { news: News; signal: AbortSignal; read: () => void }[] = []
  const reload = vi.fn()
  const alerts = createNetworkAlerts(
    {
      tell: (news, signal) => new Promise<void>((read) => told.push({ news, signal, read })),
      reload,
    },
    startsOffline,
  )
  return { ...alerts, told, reload }
}

it('tells of the loss, then of the return, and reloads once that was read', async () => {
  const { goneOffline, cameBack, told, reload } = open()
  void goneOffline()
  const returned = cameBack()
  expect(told.map(({ news }) => news)).toEqual(['disconnected', 'connected'])
  expect(told[0]?.signal.aborted).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  told[1]?.read()
  await returned
  expect(reload).toHaveBeenCalledTimes(1)
})

it('does not reload when the network is lost again meanwhile', async () => {
  const { goneOffline, cameBack, told, reload } = open()
  void goneOffline()
  const returned = cameBack()
  void goneOffline()
  expect(told[1]?.signal.aborted).toBe(true)
  told[1]?.read()
  await returned
  expect(reload).not.toHaveBeenCalled()
  expect(told.at(-1)?.news).toBe('disconnected')
})

it('has nothing to tell where the network was never gone', async () => {
  const { cameBack, told, reload } = open()
  await cameBack()
  expect(told).toEqual([])
  expect(reload).not.toHaveBeenCalled()
})

it('knows a page that was opened without a network', async () => {
  const { cameBack, told } = open(true)
  void cameBack()
  expect(told.map(({ news }) => news)).toEqual(['connected'])
})
