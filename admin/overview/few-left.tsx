import { Button, List as MuiList, Typography } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import { Section } from '#admin/shared/section.tsx'
import type { Overview } from '#store-api/contract/overview.ts'
import { StockLine } from './stock-line.tsx'

/** Those with the fewest pieces, and the way to all of them. */
export const FewLeft = ({ stock }: { stock: Overview['low_stock'] }) => {
  const translate = useTranslate()
  return (
    <Section
      title={translate('overview.low_stock')}
      action={
        stock.low > stock.products.length && (
          <Button component={LinkBase} to="/low-stock" sx={{ minHeight: 44 }}>
            {translate('overview.show_all', { smart_count: stock.low })}
          </Button>
        )
      }
    >
      {stock.products.length === 0 ? (
        <Typography color="text.secondary">{translate('overview.enough')}</Typography>
      ) : (
        <MuiList disablePadding sx={{ marginInline: -1 }}>
          {stock.products.map((item) => (
            <StockLine key={item.id} item={item} />
          ))}
        </MuiList>
      )}
    </Section>
  )
}
