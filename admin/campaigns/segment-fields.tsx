import { Box } from '@mui/material'
import { AutocompleteInput, maxValue, minValue, SelectInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ROLES } from '#admin/customers/customer.ts'
import { choicesOf } from '#admin/products/product.ts'
import { CityInput } from '#admin/shared/address/city-input.tsx'
import { stateChoices, useStates } from '#admin/shared/address/use-states.ts'
import { WholeNumberInput } from '#admin/shared/inputs/decimal-input.tsx'

const MOST_DAYS = 3650
const DAYS = [minValue(1), maxValue(MOST_DAYS)]

/** Whom a message is for: what is chosen has to hold all together. */
export const SegmentFields = () => {
  const translate = useTranslate()
  const states = useStates('')
  const state: string = useWatch({ name: 'state' }) ?? ''
  const cities = states.find(({ code }) => code === state)?.cities ?? []
  const label = (name: string) => translate(`campaigns.segment.${name}`)
  const toText = (value: string | null) => value ?? ''
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <SelectInput
        source="role"
        label={label('role')}
        choices={choicesOf(ROLES, 'customers.roles')}
        emptyText="campaigns.segment.everybody"
        parse={toText}
        helperText={false}
      />
      <WholeNumberInput
        source="points_over"
        label={label('points_over')}
        validate={minValue(0)}
        helperText={false}
      />
      <WholeNumberInput
        source="bought_within_days"
        label={label('bought_within_days')}
        validate={DAYS}
        helperText={false}
      />
      <WholeNumberInput
        source="not_bought_for_days"
        label={label('not_bought_for_days')}
        validate={DAYS}
        helperText={false}
      />
      {states.length > 0 && (
        <AutocompleteInput
          source="state"
          label={label('state')}
          {...stateChoices(states)}
          parse={toText}
          helperText={false}
        />
      )}
      <CityInput source="city" label={label('city')} cities={cities} />
    </Box>
  )
}
