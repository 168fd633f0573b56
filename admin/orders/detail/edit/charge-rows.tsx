import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { TypedNumber } from '#admin/shared/inputs/typed-number.tsx'
import type { LinesForm } from './line-edits.ts'

const PLACES = { shipping_lines: 'method_title', fee_lines: 'name' } as const
type Place = keyof typeof PLACES

type Row = Record<string, unknown> & { total: string }

const isAmount = (text: string, isFee: boolean): boolean =>
  (isFee ? /^-?\d+(\.\d+)?$/ : /^\d+(\.\d+)?$/).test(text)

/** Delivery or fees of an order: what each is called and what it comes to, without tax. */
export const ChargeRows = ({ place }: { place: Place }) => {
  const translate = useTranslate()
  const { setValue } = useFormContext<LinesForm>()
  const rows: Row[] = (useWatch<LinesForm, Place>({ name: place }) as Row[] | undefined) ?? []
  const name = PLACES[place]
  const isFee = place === 'fee_lines'
  const write = (now: Row[]) => setValue(place, now as never, { shouldDirty: true })
  const put = (at: number, row: Row) => write(rows.map((one, index) => (index === at ? row : one)))
  return (
    <Box role="group" aria-label={translate(`order_desk.edit.${place}`)}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {translate(`order_desk.edit.${place}`)}
        </Typography>
        <Button
          startIcon={<AddIcon />}
          onClick={() => write([...rows, { [name]: '', total: '' }])}
          sx={{ minHeight: 44 }}
        >
          {translate(`order_desk.edit.add_${place}`)}
        </Button>
      </Stack>
      {rows.map((row, index) => (
        // rows have no other name until they are saved
        // biome-ignore lint/suspicious/noArrayIndexKey: new ones are told apart by their place alone
        <Stack key={index} direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
          <TextField
            label={translate('order_desk.edit.name')}
            value={row[name] ?? ''}
            onChange={({ target }) => put(index, { ...row, [name]: target.value })}
          />
          <TypedNumber
            label={translate('order_desk.edit.amount')}
            value={row.total}
            onChange={(total) => put(index, { ...row, total })}
            error={
              row.total === '' || isAmount(row.total, isFee) ? undefined : translate('ra.validation.number')
            }
            isMoney
          />
          <IconButton
            aria-label={`${translate('ra.action.remove')}: ${String(row[name] ?? '')}`}
            onClick={() => write(rows.filter((one) => one !== row))}
            sx={{ inlineSize: 44, blockSize: 44, flexShrink: 0, marginBlockStart: 0.75 }}
          >
            <RemoveIcon />
          </IconButton>
        </Stack>
      ))}
    </Box>
  )
}

/** Whether all of delivery and fees has a name and an amount. */
export const areChargesRight = (form: Pick<LinesForm, Place>): boolean =>
  (Object.keys(PLACES) as Place[]).every((place) =>
    (form[place] as Row[]).every(
      (row) => String(row[PLACES[place]] ?? '').trim() !== '' && isAmount(row.total, place === 'fee_lines'),
    ),
  )
