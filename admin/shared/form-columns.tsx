import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** What is written beside what becomes of it, on wide screens; one below the other elsewhere. */
export const FormColumns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
      gap: 2,
      alignItems: 'start',
      inlineSize: '100%',
      '& .MuiFormControl-root': { inlineSize: '100%' },
    }}
  >
    {children}
  </Box>
)
