import { List as MuiList, Pagination, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { Section } from '#admin/shared/section.tsx'
import { type StockItem, StockLine } from './stock-line.tsx'

const readPage = async (page: number, signal: AbortSignal) => {
  const { json, headers } = await call<StockItem[]>('ghab/v1/low-stock', { query: { page }, signal })
  return { items: json, pages: Number(headers.get('x-wp-totalpages') ?? 1) }
}

/** Everything that has few pieces, the fewest first. */
const LowStock = () => {
  const translate = useTranslate()
  const [page, setPage] = useState(1)
  const { data } = useQuery({
    queryKey: ['low-stock', page],
    queryFn: ({ signal }) => readPage(page, signal),
    placeholderData: (last) => last,
  })
  return (
    <Stack sx={{ maxWidth: 760, marginInline: 'auto', width: '100%' }}>
      <Title title={translate('overview.low_stock')} />
      <Section title={translate('overview.low_stock')}>
        {data ? (
          data.items.length === 0 ? (
            <Typography color="text.secondary">{translate('overview.enough')}</Typography>
          ) : (
            <MuiList disablePadding sx={{ marginInline: -1 }}>
              {data.items.map((item) => (
                <StockLine key={item.id} item={item} />
              ))}
            </MuiList>
          )
        ) : (
          <Skeleton variant="rounded" height={480} />
        )}
        {data && data.pages > 1 && (
          <Pagination
            page={page}
            count={data.pages}
            siblingCount={0}
            onChange={(_, chosen) => setPage(chosen)}
            sx={{ display: 'flex', justifyContent: 'center', marginBlockStart: 2 }}
            getItemAriaLabel={(_, at) => translate('overview.page', { page: at ?? 0 })}
          />
        )}
      </Section>
    </Stack>
  )
}

export default LowStock
