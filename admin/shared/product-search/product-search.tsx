import { Autocomplete, Box, Stack, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { digits, formatNumber } from '#app/ui/digits.ts'
import { toLatinDigits } from '#common/persian.ts'
import { Money } from '../fields/money-field.tsx'
import { Picture } from '../fields/picture.tsx'
import { useLate } from '../use-late.ts'
import { findSold, type Sold } from './find-sold.ts'

const Option = ({ sold }: { sold: Sold }) => {
  const translate = useTranslate()
  const stock = sold.isInStock
    ? sold.stock === null
      ? ''
      : translate('order_desk.edit.in_stock', { count: formatNumber(sold.stock) })
    : translate('order_desk.edit.out_of_stock')
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', inlineSize: '100%' }}>
      <Picture src={sold.image || undefined} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {sold.name}
        </Typography>
        <Typography
          variant="caption"
          color={sold.isInStock ? 'text.secondary' : 'error'}
          component="div"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {[sold.sku && digits(sold.sku), stock].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Money amount={sold.price} />
    </Stack>
  )
}

interface ProductSearchProps {
  onChoose: (sold: Sold) => void
  label?: string
  /** what there is to choose; everything by default */
  isOffered?: (sold: Sold) => boolean
  /** products are chosen, not their variations */
  isWhole?: boolean
}

/** Finds a product or a variation, and hands it on; then it is empty for the next one. */
export const ProductSearch = ({
  onChoose,
  label,
  isOffered = () => true,
  isWhole = false,
}: ProductSearchProps) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const search = useLate(toLatinDigits(typed.trim()))
  const { data = [], isFetching } = useQuery({
    queryKey: ['sold', search, isWhole],
    queryFn: ({ signal }) => findSold(search, isWhole, signal),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  return (
    <Autocomplete
      options={search === '' ? [] : data.filter(isOffered)}
      value={null}
      inputValue={typed}
      onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
      onChange={(_, sold) => {
        if (!sold) return
        onChoose(sold)
        setTyped('')
      }}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ product_id, variation_id }) => `${product_id}:${variation_id}`}
      filterOptions={(options) => options}
      loading={isFetching}
      noOptionsText={translate(search === '' ? 'order_desk.edit.type_to_find' : 'shell.find_nothing')}
      blurOnSelect
      renderOption={({ key, ...props }, sold) => (
        <Box component="li" key={key} {...props}>
          <Option sold={sold} />
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} label={label ?? translate('order_desk.edit.add_product')} />
      )}
    />
  )
}
