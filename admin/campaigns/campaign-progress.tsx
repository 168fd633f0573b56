import { LinearProgress, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatNumber } from '#app/ui/digits.ts'
import type { CampaignAnswer } from '#store-api/contract/campaigns.ts'

/** How many customers a message went to, of those who are meant. */
export const CampaignProgress = ({ reached, meant, status }: CampaignAnswer) => {
  const translate = useTranslate()
  const all = Math.max(meant, reached)
  const shown = { reached: formatNumber(reached), meant: formatNumber(all) }
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Typography variant="body2" color="text.secondary">
        {translate('campaigns.reached', shown)}
      </Typography>
      {status === 'sending' && (
        <LinearProgress
          variant="determinate"
          value={all === 0 ? 0 : (reached / all) * 100}
          aria-label={translate('campaigns.progress')}
          sx={{ borderRadius: 4, blockSize: 8 }}
        />
      )}
    </Stack>
  )
}
