import { ListItemButton, List as MuiList, Stack, Typography } from '@mui/material'
import { LinkBase, useGetMany, useTranslate } from 'react-admin'
import { Money } from '#admin/shared/fields/money-field.tsx'
import { Picture } from '#admin/shared/fields/picture.tsx'
import { Section } from '#admin/shared/section.tsx'
import type { Overview } from '#store-api/contract/overview.ts'

/** What sold most in the period, with its picture. */
export const BestSellers = ({ sellers }: { sellers: Overview['best_sellers'] }) => {
  const translate = useTranslate()
  const ids = sellers.map(({ product_id: id }) => id).filter((id) => id > 0)
  const { data: products } = useGetMany('products', { ids }, { enabled: ids.length > 0 })
  const pictureOf = (id: number) => products?.find((product) => product?.id === id)?.images?.[0]?.src
  return (
    <Section title={translate('overview.best_sellers')}>
      {sellers.length === 0 ? (
        <Typography color="text.secondary">{translate('overview.no_sales')}</Typography>
      ) : (
        <MuiList disablePadding sx={{ marginInline: -1 }}>
          {sellers.map(({ product_id: id, name, quantity, total }) => (
            <li key={id}>
              <ListItemButton
                component={LinkBase}
                to={`/products/${id}`}
                sx={{ gap: 1.5, paddingInline: 1, borderRadius: 2, minHeight: 60 }}
              >
                <Picture src={pictureOf(id)} />
                <Stack sx={{ minWidth: 0, flexGrow: 1 }}>
                  <Typography noWrap>{name}</Typography>
                  <Typography variant="body2" color="text.secondary">
                    {translate('overview.pieces', { smart_count: quantity })}
                  </Typography>
                </Stack>
                <Money amount={total} sx={{ fontWeight: 600 }} />
              </ListItemButton>
            </li>
          ))}
        </MuiList>
      )}
    </Section>
  )
}
