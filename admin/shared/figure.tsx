import { Card, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Count } from './fields/number-text.tsx'

/** A number of things, in big, and what they are. */
export const Figure = ({
  label,
  value,
  isBad = false,
}: {
  label: string
  value: number
  isBad?: boolean
}) => {
  const translate = useTranslate()
  return (
    <Card variant="outlined" sx={{ flex: '1 1 110px', padding: 1.5 }}>
      <Typography variant="h2" component="p" color={isBad && value > 0 ? 'error' : undefined}>
        <Count value={value} />
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {translate(label)}
      </Typography>
    </Card>
  )
}
