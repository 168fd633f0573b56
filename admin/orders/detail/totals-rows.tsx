import { Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Money } from '#admin/shared/fields/money-field.tsx'

/** Amounts and what each is, one below the other. */
export const TotalsRows = ({ rows }: { rows: readonly { name: string; amount: number }[] }) => {
  const translate = useTranslate()
  return (
    <Stack sx={{ gap: 0.5 }}>
      {rows.map(({ name, amount }) => (
        <Stack key={name} direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
          <Typography sx={{ fontWeight: name === 'total' ? 700 : 400 }}>
            {translate(`orders.totals.${name}`)}
          </Typography>
          <Money amount={amount} sx={{ fontWeight: name === 'total' ? 700 : 400 }} />
        </Stack>
      ))}
    </Stack>
  )
}
