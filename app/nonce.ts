import { createContext } from 'react'

/** The page's CSP nonce; undefined in the browser, where nothing needs it any more. */
export const NonceContext = createContext<string | undefined>(undefined)
