import { create } from 'zustand'

interface Finder {
  isOpen: boolean
  open: () => void
  close: () => void
}

/** Whether the way to anything (Ctrl-K) stands open. */
export const useFinder = create<Finder>((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}))
