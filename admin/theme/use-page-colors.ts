import { useTheme } from '@mui/material'
import { useLayoutEffect } from 'react'

/** The page's own colours, beside those of MUI: `light-dark()` and the scroll bars follow them. */
export const usePageColors = (): void => {
  const { mode } = useTheme().palette
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = mode
  }, [mode])
}
