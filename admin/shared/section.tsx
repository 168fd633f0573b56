import { Box, Card, Stack, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: ReactNode
  /** what stands at the end of the title's line */
  action?: ReactNode
  children: ReactNode
}

/** A card with a title of its own. */
export const Section = ({ title, action, children }: SectionProps) => {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          flexWrap: 'wrap',
          minHeight: 36,
          // at the end on a line of its own, too
          '&& > * + *': { marginInlineStart: 'auto' },
        }}
      >
        <Typography id={id} variant="h2" component="h2" sx={{ fontSize: '1.0625rem' }}>
          {title}
        </Typography>
        {action}
      </Stack>
      <Box sx={{ marginBlockStart: 1.5 }}>{children}</Box>
    </Card>
  )
}
