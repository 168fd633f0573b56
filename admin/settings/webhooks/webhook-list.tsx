import { type Theme, useMediaQuery } from '@mui/material'
import { BulkDeleteButton, DataTable, FunctionField, List, SimpleList, useTranslate } from 'react-admin'
import { BackTo } from '#admin/shared/back-to.tsx'
import { DateField } from '#admin/shared/fields/date-field.tsx'
import { StatusChip, type Tone } from '#admin/shared/fields/status-chip.tsx'

const TONES: Record<string, Tone> = { active: 'good', paused: 'waiting', disabled: 'bad' }

const State = ({ status }: { status: string }) => (
  <StatusChip
    tone={TONES[status] ?? 'neutral'}
    label={useTranslate()(`settings.webhooks.states.${status}`, { _: status })}
  />
)

/** Who is told of what happens in the shop. */
const WebhookList = () => {
  const translate = useTranslate()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return (
    <>
      <BackTo to="/settings" label={translate('settings.menu')} />
      <List exporter={false} sort={{ field: 'id', order: 'DESC' }}>
        {isPhone ? (
          <SimpleList
            primaryText={({ name }) => name}
            secondaryText={({ delivery_url: url }) => <bdi dir="ltr">{url}</bdi>}
            tertiaryText={({ status }) => <State status={status} />}
          />
        ) : (
          <DataTable bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}>
            <DataTable.Col source="name" disableSort />
            <DataTable.Col source="topic" disableSort />
            <DataTable.Col source="delivery_url" disableSort>
              <FunctionField render={({ delivery_url: url }) => <bdi dir="ltr">{url}</bdi>} />
            </DataTable.Col>
            <DataTable.Col source="status" disableSort>
              <FunctionField render={({ status }) => <State status={status} />} />
            </DataTable.Col>
            <DataTable.Col source="date_created">
              <DateField source="date_created" />
            </DataTable.Col>
          </DataTable>
        )}
      </List>
    </>
  )
}

export default WebhookList
