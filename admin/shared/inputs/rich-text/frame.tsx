import { Box, type SxProps, type Theme, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export const TOOL_SIZE = { inlineSize: { xs: 44, md: 36 }, blockSize: { xs: 44, md: 36 } }

export const TOOLBAR: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  borderBlockEnd: 1,
  borderColor: 'divider',
  padding: 0.5,
}

/** px that a text has before it grows with what is written */
export const textHeight = (rows: number): number => rows * 28

interface FieldFrameProps {
  label: ReactNode
  labelId?: string
  children: ReactNode
}

/** A label above an editor. */
export const FieldFrame = ({ label, labelId, children }: FieldFrameProps) => (
  <Box sx={{ marginBlock: 1 }}>
    <Typography id={labelId} variant="body2" color="text.secondary" sx={{ marginBlockEnd: 0.5 }}>
      {label}
    </Typography>
    {children}
  </Box>
)

/** The border around tools and text. */
export const EditorFrame = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      border: 1,
      borderColor: 'divider',
      borderRadius: 2,
      '&:focus-within': { borderColor: 'primary.main' },
    }}
  >
    {children}
  </Box>
)
