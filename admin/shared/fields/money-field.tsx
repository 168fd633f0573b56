import { Typography, type TypographyProps } from '@mui/material'
import { type FieldProps, useFieldValue } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { formatPriceText } from '#app/ui/format.ts'

/** An amount as text or number, in the shop's main unit; as the storefront writes it. */
export const Money = ({ amount, ...props }: { amount: string | number | null } & TypographyProps<'span'>) => {
  const { currency } = useBoot()
  return (
    <Typography component="span" variant="body2" sx={{ whiteSpace: 'nowrap' }} {...props}>
      {amount === null ? '' : formatPriceText(amount, currency)}
    </Typography>
  )
}

/** A field of a record that holds an amount. */
export const MoneyField = ({ source, label: _, ...props }: FieldProps) => {
  const amount = useFieldValue({ source })
  return <Money amount={amount ?? null} {...props} />
}
