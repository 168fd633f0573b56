import { Box } from '@mui/material'
import { formatNumber } from '#app/ui/digits.ts'

interface CountedLabelProps {
  text: string
  /** undefined until it is known */
  count: number | undefined
}

/** A name with how many there are of it. Its room is there before the count is: no tab moves away from under a finger. */
export const CountedLabel = ({ text, count }: CountedLabelProps) => (
  <span>
    {text}{' '}
    <Box component="span" sx={{ display: 'inline-block', minInlineSize: '2.4em', textAlign: 'start' }}>
      {count !== undefined && `(${formatNumber(count)})`}
    </Box>
  </span>
)
