import { createContext, type ReactNode, useContext } from 'react'
import type { BootData } from './boot.ts'

const Boot = createContext<BootData | null>(null)

export const BootProvider = ({ boot, children }: { boot: BootData; children: ReactNode }) => (
  <Boot value={boot}>{children}</Boot>
)

/** What the page knows of the shop: its name, money, time zone and languages. */
export const useBoot = (): BootData => {
  const boot = useContext(Boot)
  if (!boot) throw new Error('useBoot outside of BootProvider')
  return boot
}
