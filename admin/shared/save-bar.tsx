import { Paper } from '@mui/material'
import type { ReactNode } from 'react'
import { PHONE_BAR_HEIGHT } from '#admin/layout/phone-bar-height.ts'

/** The buttons of a form, always in sight; on a phone above its own bar. */
export const SaveBar = ({ children }: { children: ReactNode }) => (
  <Paper
    elevation={2}
    sx={{
      position: 'sticky',
      insetBlockEnd: {
        xs: `calc(${PHONE_BAR_HEIGHT + 8}px + env(safe-area-inset-bottom))`,
        sm: 12,
      },
      zIndex: 2,
      display: 'flex',
      gap: 1,
      alignItems: 'center',
      justifyContent: 'flex-end',
      padding: 1,
      marginBlockStart: 2,
      inlineSize: '100%',
      border: 1,
      borderColor: 'divider',
      '& .MuiButton-root': { minHeight: 44 },
    }}
  >
    {children}
  </Paper>
)
