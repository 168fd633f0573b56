import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Stack, Typography } from '@mui/material'
import { List, Pagination, useListContext, useTranslate } from 'react-admin'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { StatusChip, type Tone } from '#admin/shared/fields/status-chip.tsx'
import { fullName } from '#admin/shared/full-name.ts'
import { digits } from '#app/ui/digits.ts'
import type { AuditLogEntry } from '#store-api/contract/audit-log.ts'
import { useStaff } from '../staff/use-staff.ts'
import { AuditChanges } from './audit-changes.tsx'
import { AuditFilters } from './audit-filters.tsx'

const TONES: Record<AuditLogEntry['action'], Tone> = { create: 'good', update: 'info', delete: 'bad' }

/** Of a part what it is, without its own number. */
const kindOfPart = (part: string): string => part.split('/')[0] ?? ''

const useNames = (): ((actor: AuditLogEntry['actor']) => string) => {
  const translate = useTranslate()
  const { data: staff = [] } = useStaff()
  return ({ id, role }) => {
    if (role === 'vendor') return translate('security.audit.vendor', { id: digits(id) })
    const found = staff.find((one) => one.id === id)
    return found ? fullName(found) || found.email : translate('security.audit.gone', { id: digits(id) })
  }
}

const Entry = ({
  entry,
  nameOf,
}: {
  entry: AuditLogEntry
  nameOf: (actor: AuditLogEntry['actor']) => string
}) => {
  const translate = useTranslate()
  const { actor, resource, resource_id: id, part, action, date_gmt: date, changes } = entry
  const kind = translate(`security.audit.kinds.${resource}`, { _: resource })
  const inPart = part && translate(`security.audit.parts.${kindOfPart(part)}`, { _: kindOfPart(part) })
  const by = actor.via && translate(`security.audit.via.${actor.via}`)
  return (
    <Accordion
      component="li"
      disableGutters
      slotProps={{ heading: { component: 'h2' } }}
      sx={{ '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Box sx={{ flexGrow: 1, minWidth: 0, paddingInlineEnd: 1 }}>
          <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
            <Typography component="span" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
              {kind}{' '}
              <bdi>
                {resource === 'setting' ? translate(`security.audit.settings.${id}`, { _: id }) : digits(id)}
              </bdi>
              {inPart && ` · ${inPart}`}
            </Typography>
            <StatusChip tone={TONES[action]} label={translate(`security.audit.actions.${action}`)} />
          </Stack>
          <Typography variant="body2" color="text.secondary">
            <bdi>{nameOf(actor)}</bdi>
            {by && ` · ${by}`}
            {' · '}
            <Moment value={date} isGmt />
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <AuditChanges changes={changes} action={action} />
      </AccordionDetails>
    </Accordion>
  )
}

const Entries = () => {
  const translate = useTranslate()
  const nameOf = useNames()
  const { data = [], isPending } = useListContext<AuditLogEntry>()
  if (!isPending && data.length === 0) {
    return (
      <Typography color="text.secondary" sx={{ paddingBlock: 6, textAlign: 'center' }}>
        {translate('security.audit.none')}
      </Typography>
    )
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', padding: 0, marginBlock: 2 }}>
      {data.map((entry) => (
        <Entry key={entry.id} entry={entry} nameOf={nameOf} />
      ))}
    </Box>
  )
}

/** What those who run the shop have changed, the latest first. It is read, and nothing else. */
const AuditScreen = () => (
  <List
    component="div"
    actions={false}
    exporter={false}
    empty={false}
    perPage={25}
    pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
    sx={{ maxWidth: 820, paddingBlockStart: 1 }}
  >
    <AuditFilters />
    <Entries />
  </List>
)

export default AuditScreen
