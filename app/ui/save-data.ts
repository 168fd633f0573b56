import { createContext, use } from 'react'

/** Whether pictures are to be small and nothing moves by itself. */
export const SaveDataContext = createContext(false)

export const useSaveData = (): boolean => use(SaveDataContext)
