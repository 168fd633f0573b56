import { LinearProgress, Stack, Typography } from '@mui/material'

interface WorkProgressProps {
  /** what is done, and that it goes on without the page */
  text: string
  percentage: number
  /** how much of how much */
  caption: string
}

/** How far a long work is that the shop does by itself. */
export const WorkProgress = ({ text, percentage, caption }: WorkProgressProps) => (
  <Stack sx={{ gap: 1 }}>
    <Typography>{text}</Typography>
    <LinearProgress
      variant="determinate"
      value={percentage}
      aria-label={caption}
      sx={{ blockSize: 10, borderRadius: 5 }}
    />
    <Typography variant="caption" color="text.secondary">
      {caption}
    </Typography>
  </Stack>
)
