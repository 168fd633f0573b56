import OnIcon from '@mui/icons-material/PlayArrowOutlined'
import OffIcon from '@mui/icons-material/StopOutlined'
import { Box, Card, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import {
  Button,
  DataTable,
  FunctionField,
  List,
  ListNoResults,
  SearchInput,
  useListContext,
  useTranslate,
} from 'react-admin'
import { BulkTrashButton } from '#admin/shared/bulk-trash-button.tsx'
import { DateField, Moment } from '#admin/shared/fields/date-field.tsx'
import { StateTabs } from '#admin/shared/state-tabs.tsx'
import { useChange } from '#admin/shared/use-change.ts'
import { useSelected } from '#admin/shared/use-selected.ts'
import type { Coupon } from './coupon.ts'
import { Code, Discount, Duplicate, Enabled, State, Usage } from './coupon-cells.tsx'
import { TrashVerbs } from './trash-verbs.tsx'

const FILTERS = [<SearchInput key="search" source="search" alwaysOn />]

const BulkActions = () => {
  const { onUnselectItems } = useListContext()
  const selected = useSelected<Coupon>()
  const { set } = useChange('coupons')
  const become = async (status: Coupon['status']) => {
    const coupons = await selected()
    await set(
      coupons,
      { status },
      { message: 'ra.notification.updated', args: { smart_count: coupons.length }, after: onUnselectItems },
    )
  }
  return (
    <>
      <Button label="coupons.enable" onClick={() => void become('publish')}>
        <OnIcon />
      </Button>
      <Button label="coupons.disable" onClick={() => void become('draft')}>
        <OffIcon />
      </Button>
      <BulkTrashButton />
    </>
  )
}

const Table = ({ isTrash }: { isTrash: boolean }) => (
  <DataTable<Coupon> rowClick={false} bulkActionButtons={!isTrash && <BulkActions />}>
    <DataTable.Col source="code">
      <FunctionField<Coupon> render={(coupon) => <Code coupon={coupon} />} />
    </DataTable.Col>
    <DataTable.Col source="amount" disableSort>
      <FunctionField<Coupon> render={(coupon) => <Discount coupon={coupon} />} />
    </DataTable.Col>
    <DataTable.Col source="usage" disableSort>
      <FunctionField<Coupon> render={(coupon) => <Usage coupon={coupon} />} />
    </DataTable.Col>
    <DataTable.Col source="date_expires" disableSort>
      <DateField source="date_expires" style="short" />
    </DataTable.Col>
    <DataTable.Col source="status" disableSort>
      <FunctionField<Coupon> render={(coupon) => <State coupon={coupon} />} />
    </DataTable.Col>
    {isTrash ? (
      <DataTable.Col source="verbs" label="content.verbs" disableSort>
        {/* those of the other tab stay until these are there */}
        <FunctionField<Coupon>
          render={(coupon) => coupon.status === 'trash' && <TrashVerbs coupon={coupon} />}
        />
      </DataTable.Col>
    ) : (
      <>
        <DataTable.Col source="enabled" label="coupons.enabled" disableSort>
          <FunctionField<Coupon>
            render={(coupon) => coupon.status !== 'trash' && <Enabled coupon={coupon} />}
          />
        </DataTable.Col>
        <DataTable.Col source="duplicate" label="coupons.duplicate" disableSort>
          <FunctionField<Coupon>
            render={(coupon) => coupon.status !== 'trash' && <Duplicate coupon={coupon} />}
          />
        </DataTable.Col>
      </>
    )}
  </DataTable>
)

const Cards = () => {
  const { data = [] } = useListContext<Coupon>()
  return (
    <Stack component="ul" sx={{ listStyle: 'none', gap: 1, padding: 0, marginBlock: 1.5 }}>
      {data.map((coupon) => (
        <Card key={coupon.id} component="li" sx={{ padding: 1.5 }}>
          <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between' }}>
            <Code coupon={coupon} />
            <State coupon={coupon} />
          </Stack>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', marginBlockStart: 1 }}>
            <Discount coupon={coupon} />
            <Typography variant="caption" color="text.secondary" sx={{ flex: 1, textAlign: 'center' }}>
              <Usage coupon={coupon} />
              {coupon.date_expires && ' · '}
              <Moment value={coupon.date_expires} style="short" />
            </Typography>
            {coupon.status !== 'trash' && (
              <>
                <Duplicate coupon={coupon} />
                <Enabled coupon={coupon} />
              </>
            )}
          </Stack>
          {coupon.status === 'trash' && <TrashVerbs coupon={coupon} />}
        </Card>
      ))}
    </Stack>
  )
}

const Coupons = ({ isNarrow }: { isNarrow: boolean }) => {
  const translate = useTranslate()
  const { data = [], isPending, filterValues } = useListContext<Coupon>()
  const isTrash = filterValues.status === 'trash'
  if (!isPending && data.length === 0) {
    if (filterValues.search) return <ListNoResults />
    return (
      <Box sx={{ paddingBlock: 6, textAlign: 'center', color: 'text.secondary' }}>
        <Typography>{translate(isTrash ? 'coupons.none_in_trash' : 'resources.coupons.empty')}</Typography>
        {!isTrash && <Typography>{translate('resources.coupons.invite')}</Typography>}
      </Box>
    )
  }
  return isNarrow ? <Cards /> : <Table isTrash={isTrash} />
}

const STATES = ['any', 'trash'] as const
const ALL = { status: 'any' }

/** Coupons, the newest first, or those in the trash. */
const CouponList = () => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <List
      exporter={false}
      filters={FILTERS}
      filterDefaultValues={ALL}
      // the trash is reached also where all are in it
      empty={false}
      sort={{ field: 'date_created', order: 'DESC' }}
      perPage={25}
      component={isNarrow ? 'div' : undefined}
    >
      <StateTabs name="status" states={STATES} texts="coupons.tab" />
      <Coupons isNarrow={isNarrow} />
    </List>
  )
}

export default CouponList
