import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Button, Stack, Typography } from '@mui/material'
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { StatusChip, type Tone } from '#admin/shared/fields/status-chip.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import { digits, formatNumber } from '#app/ui/digits.ts'

/** One of `wc/v3/webhooks/{id}/deliveries`. */
export interface Delivery extends RaRecord<number> {
  delivery_id: string
  topic: string
  resource_id: number
  status: 'waiting' | 'delivered' | 'failed' | 'dropped'
  attempts: number
  response_code: number | null
  error: string
  answer: string
  duration: number | null
  date_created_gmt: string
}

const TONES: Record<Delivery['status'], Tone> = {
  waiting: 'waiting',
  delivered: 'good',
  failed: 'bad',
  dropped: 'neutral',
}

const Code = ({ label, children }: { label: string; children: string }) => (
  <Box>
    <Typography variant="caption" color="text.secondary">
      {label}
    </Typography>
    <Box
      component="pre"
      dir="ltr"
      sx={{
        margin: 0,
        padding: 1,
        borderRadius: 1,
        fontSize: '0.8125rem',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        backgroundColor: 'var(--color-surface-container)',
      }}
    >
      {children}
    </Box>
  </Box>
)

/** What went to the receiver but for its body, which is the resource as the API answers it. */
const requestOf = ({ topic, delivery_id: id, resource_id: resource }: Delivery, url: string): string => {
  if (topic === 'ping') return `POST ${url}`
  const [thing, event] = topic.split('.')
  return [
    `POST ${url}`,
    `X-WC-Webhook-Topic: ${topic}`,
    `X-WC-Webhook-Resource: ${thing}`,
    `X-WC-Webhook-Event: ${event}`,
    `X-WC-Webhook-Delivery-ID: ${id}`,
    '',
    event === 'deleted' ? `{"id":${resource}}` : `→ /wp-json/wc/v3/${thing}s/${resource}`,
  ].join('\n')
}

const answerOf = ({ response_code: code, error, answer }: Delivery): string =>
  [code === null ? '' : `HTTP ${code}`, code === null ? error : '', answer].filter(Boolean).join('\n')

const Details = ({ delivery }: { delivery: Delivery }) => {
  const translate = useTranslate()
  const webhook = useRecordContext()
  const [isBusy, act] = useAct()
  const again = () =>
    act(
      () => call(`wc/v3/webhooks/${webhook?.id}/deliveries/${delivery.id}`, { method: 'POST' }),
      'settings.webhooks.log.asked',
    )
  const answer = answerOf(delivery)
  return (
    <Stack spacing={1.5}>
      <Code label={translate('settings.webhooks.log.request')}>
        {requestOf(delivery, String(webhook?.delivery_url ?? ''))}
      </Code>
      {answer && <Code label={translate('settings.webhooks.log.answer')}>{answer}</Code>}
      <Typography variant="caption" color="text.secondary">
        {translate('settings.webhooks.log.not_kept')}
      </Typography>
      {delivery.status !== 'waiting' && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void again()}
          sx={{ alignSelf: 'flex-start', minHeight: 44 }}
        >
          {translate('settings.webhooks.log.again')}
        </Button>
      )}
    </Stack>
  )
}

/** One delivery: of what, when, and how it went; more of it when it is opened. */
export const DeliveryItem = ({ delivery }: { delivery: Delivery }) => {
  const translate = useTranslate()
  const { topic, resource_id: resource, status, attempts, response_code: code, duration } = delivery
  const facts = [
    code === null ? '' : digits(code),
    duration === null ? '' : translate('settings.webhooks.log.ms', { ms: formatNumber(duration) }),
    attempts > 1 ? translate('settings.webhooks.log.attempts', { smart_count: attempts }) : '',
  ].filter(Boolean)
  return (
    <Accordion
      component="li"
      disableGutters
      elevation={0}
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h3' } }}
      sx={{ borderBlockEnd: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />} sx={{ paddingInline: 0, minHeight: 56 }}>
        <Stack sx={{ flexGrow: 1, minWidth: 0, paddingInlineEnd: 1 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 2 }}>
            <Typography component="span" dir="ltr" sx={{ fontWeight: 600 }}>
              {topic === 'ping' ? topic : `${topic} #${resource}`}
            </Typography>
            <StatusChip
              tone={TONES[status] ?? 'neutral'}
              label={translate(`settings.webhooks.log.states.${status}`, { _: status })}
            />
          </Stack>
          <Typography component="span" variant="body2" color="text.secondary">
            <Moment value={delivery.date_created_gmt} isGmt />
            {facts.map((fact) => ` · ${fact}`)}
          </Typography>
        </Stack>
      </AccordionSummary>
      <AccordionDetails sx={{ paddingInline: 0 }}>
        <Details delivery={delivery} />
      </AccordionDetails>
    </Accordion>
  )
}
