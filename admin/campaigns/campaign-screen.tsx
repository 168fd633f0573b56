import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, Title, useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { call } from '#admin/api/call.ts'
import { useBoot } from '#admin/boot-context.tsx'
import { useStates } from '#admin/shared/address/use-states.ts'
import { BackTo } from '#admin/shared/back-to.tsx'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { Count } from '#admin/shared/fields/number-text.tsx'
import { StatusChip } from '#admin/shared/fields/status-chip.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { Section } from '#admin/shared/section.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import { digits } from '#app/ui/digits.ts'
import type { CampaignWithResults } from '#store-api/contract/campaigns.ts'
import { type Channel, hasCards, isUnderWay, otherOf, TONES } from './campaign.ts'
import { CampaignProgress } from './campaign-progress.tsx'
import { PhonePreview } from './phone-preview.tsx'

/** while it is sent */
const ASK_EVERY = 2000

const Segment = ({ segment }: Pick<CampaignWithResults, 'segment'>) => {
  const translate = useTranslate()
  const states = useStates('')
  const tell = (name: string, value: unknown): string => {
    if (name === 'role') return translate(`customers.roles.${value}`, { _: String(value) })
    if (name === 'state') return states.find(({ code }) => code === value)?.name ?? String(value)
    return digits(String(value))
  }
  const chosen = Object.entries(segment).filter(([, value]) => value !== undefined)
  if (chosen.length === 0) return <Typography>{translate('campaigns.segment.everybody')}</Typography>
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
      {chosen.map(([name, value]) => (
        <li key={name}>
          {translate(`campaigns.segment.${name}`)}: <bdi>{tell(name, value)}</bdi>
        </li>
      ))}
    </Box>
  )
}

const Results = ({ campaign }: { campaign: CampaignWithResults }) => {
  const translate = useTranslate()
  const { channel, reached, waiting, failed, seen } = campaign
  const figures = [
    ['reached', reached],
    ...(channel === 'inbox' ? [] : [['waiting', waiting]]),
    ...(failed === 0 ? [] : [['failed', failed]]),
    ...(hasCards(channel as Channel) ? [[campaign.kind === 'scratch' ? 'scratched' : 'seen', seen]] : []),
  ] as [string, number][]
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', margin: 0 }}
    >
      {figures.map(([name, count]) => (
        <Box key={name}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {translate(`campaigns.results.${name}`)}
          </Typography>
          <Typography component="dd" sx={{ margin: 0, fontWeight: 700, fontSize: '1.25rem' }}>
            <Count value={count} />
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

const Content = ({ campaign }: { campaign: CampaignWithResults }) => {
  const translate = useTranslate()
  const { homeLocale } = useBoot()
  const [isBusy, act] = useAct()
  const [isAsking, setAsking] = useState(false)
  const { id, title, text, status, channel, kind, code, translation } = campaign
  const stop = () => {
    setAsking(false)
    act(() => call(`ghab/v1/campaigns/${id}/cancel`, { method: 'POST' }), 'campaigns.stopped')
  }
  const words = [
    { title, text, language: homeLocale },
    ...(translation ? [{ ...translation, language: otherOf(homeLocale) }] : []),
  ]
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <Section
          title={<bdi>{title}</bdi>}
          action={
            (isUnderWay(campaign) || status === 'failed') && (
              <Button
                color="error"
                variant="outlined"
                disabled={isBusy}
                onClick={() => setAsking(true)}
                sx={{ minHeight: 44 }}
              >
                {translate('campaigns.stop')}
              </Button>
            )
          }
        >
          <Stack sx={{ gap: 1.5 }}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <StatusChip tone={TONES[status] ?? 'neutral'} label={translate(`campaigns.status.${status}`)} />
              <StatusChip tone="neutral" label={translate(`campaigns.channels.${channel}`)} />
              {kind === 'scratch' && <StatusChip tone="info" label={translate('campaigns.scratch')} />}
              <Typography variant="body2" color="text.secondary">
                <Moment value={campaign.send_at_gmt} isGmt />
              </Typography>
            </Stack>
            <CampaignProgress {...campaign} />
            {status === 'sending' && <Alert severity="info">{translate('campaigns.goes_on')}</Alert>}
          </Stack>
        </Section>
        <Section title={translate('campaigns.results.title')}>
          <Results campaign={campaign} />
        </Section>
        <Section title={translate('campaigns.whom')}>
          <Segment segment={campaign.segment} />
        </Section>
      </Stack>
      <Section title={translate('campaigns.preview')}>
        <Stack sx={{ gap: 2 }}>
          {words.map((one) => (
            <PhonePreview
              key={one.language}
              channel={channel as Channel}
              isCard={kind === 'scratch'}
              code={code}
              name={translate('campaigns.somebody')}
              {...one}
            />
          ))}
        </Stack>
      </Section>
      <Confirm
        isOpen={isAsking}
        title="campaigns.stop"
        content="campaigns.stop_text"
        onConfirm={stop}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}

/** One message to many: how far it is, and what became of it. */
const CampaignScreen = () => {
  const translate = useTranslate()
  const { id } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['campaigns', 'one', id],
    queryFn: async ({ signal }) =>
      (await call<CampaignWithResults>(`ghab/v1/campaigns/${id}`, { signal })).json,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? ASK_EVERY : false),
  })
  return (
    <>
      <Title title={translate('campaigns.one')} />
      <BackTo to="/campaigns" label={translate('campaigns.menu')} />
      {error && <LoadFailed error={error} onAgain={refetch} />}
      {data ? <Content campaign={data} /> : !error && <Skeleton variant="rounded" height={260} />}
    </>
  )
}

export default CampaignScreen
