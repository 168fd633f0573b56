import { Box, Button, Stack, Typography } from '@mui/material'
import { CreateButton, LinkBase, type RaRecord, useTranslate } from 'react-admin'
import { CardList, ListedCard } from '#admin/shared/card-list.tsx'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { StatusChip } from '#admin/shared/fields/status-chip.tsx'
import type { CampaignAnswer } from '#store-api/contract/campaigns.ts'
import { TONES } from './campaign.ts'
import { CampaignProgress } from './campaign-progress.tsx'

const CampaignCard = ({ campaign }: { campaign: CampaignAnswer & RaRecord }) => {
  const translate = useTranslate()
  const { id, title, text, status, channel, kind, send_at_gmt: at } = campaign
  return (
    <ListedCard title={<bdi>{title}</bdi>} date={<Moment value={at} isGmt />}>
      <Typography
        dir="auto"
        color="text.secondary"
        sx={{
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', marginBlock: 1 }}>
        <StatusChip tone={TONES[status] ?? 'neutral'} label={translate(`campaigns.status.${status}`)} />
        <StatusChip
          tone="neutral"
          label={translate(kind === 'scratch' ? 'campaigns.scratch' : `campaigns.channels.${channel}`)}
        />
      </Stack>
      <CampaignProgress {...campaign} />
      <Button component={LinkBase} to={`/campaigns/${id}`} sx={{ minHeight: 44 }}>
        {translate('campaigns.open')}
      </Button>
    </ListedCard>
  )
}

/** Messages to many customers, the newest first. */
const CampaignList = () => (
  <Box>
    <Stack direction="row" sx={{ justifyContent: 'flex-end', maxWidth: 820 }}>
      <CreateButton resource="campaigns" label="campaigns.new" variant="contained" sx={{ minHeight: 44 }} />
    </Stack>
    <CardList
      none="campaigns.none"
      card={(campaign) => <CampaignCard key={campaign.id} campaign={campaign as CampaignAnswer & RaRecord} />}
    />
  </Box>
)

export default CampaignList
