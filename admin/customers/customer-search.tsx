import AddIcon from '@mui/icons-material/PersonAddAltOutlined'
import { Autocomplete, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { useLate } from '#admin/shared/use-late.ts'
import { digits } from '#app/ui/digits.ts'
import type { Buyer } from '#store-api/contract/office.ts'
import { nameOf } from './customer.ts'
import { NewCustomerDialog } from './new-customer-dialog.tsx'

interface CustomerSearchProps {
  value: Buyer | null
  onChoose: (customer: Buyer | null) => void
}

/** Finds a customer by name, number or e-mail address, or makes one. */
export const CustomerSearch = ({ value, onChoose }: CustomerSearchProps) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const [isNew, setNew] = useState(false)
  const search = useLate(typed.trim())
  const { data = [], isFetching } = useQuery({
    queryKey: ['buyers', search],
    queryFn: async ({ signal }) =>
      (await call<Buyer[]>('ghab/v1/customers', { query: { search, per_page: 10 }, signal })).json,
    placeholderData: keepPreviousData,
  })
  return (
    <Stack sx={{ gap: 1 }}>
      <Autocomplete
        options={data}
        value={value}
        inputValue={typed}
        onInputChange={(_, text) => setTyped(text)}
        onChange={(_, chosen) => onChoose(chosen)}
        getOptionLabel={nameOf}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        filterOptions={(options) => options}
        loading={isFetching}
        renderOption={({ key, ...props }, one) => (
          <Box component="li" key={key} {...props}>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{nameOf(one)}</Typography>
              <Typography variant="caption" color="text.secondary">
                <bdi dir="ltr">{[one.phone && digits(one.phone), one.email].filter(Boolean).join(' · ')}</bdi>
              </Typography>
            </Box>
          </Box>
        )}
        renderInput={(params) => <TextField {...params} label={translate('customers.find')} />}
      />
      <Button
        startIcon={<AddIcon />}
        onClick={() => setNew(true)}
        sx={{ minHeight: 44, alignSelf: 'flex-start' }}
      >
        {translate('customers.new')}
      </Button>
      {isNew && (
        <NewCustomerDialog
          onClose={() => setNew(false)}
          onMade={(made) => {
            setNew(false)
            onChoose(made)
          }}
        />
      )}
    </Stack>
  )
}
