import { Button, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useRedirect, useTranslate } from 'react-admin'
import { fieldErrors } from '#admin/settings/field-errors.ts'
import { Section } from '#admin/shared/section.tsx'
import { readOtherShop } from './product-import.ts'

/** Products of another WooCommerce, by its address alone. */
export const ShopCard = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const read = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem('')
    try {
      const { id } = await readOtherShop(url)
      redirect(`/products-csv/${id}`)
    } catch (error) {
      const wrong = fieldErrors(error)?.url
      if (wrong) setProblem(wrong)
      else notify((error as Error).message, { type: 'error', multiLine: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section title={translate('products.csv.other_shop')}>
      <Stack component="form" onSubmit={read} sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Typography variant="body2" color="text.secondary">
          {translate('products.csv.other_shop_text')}
        </Typography>
        <TextField
          required
          label={translate('products.csv.address')}
          placeholder="shop.example.com"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          error={problem !== ''}
          helperText={problem && translate(problem, { _: problem })}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url', autoComplete: 'off' } }}
        />
        <Button type="submit" variant="outlined" loading={isBusy} sx={{ minHeight: 44 }}>
          {translate('products.csv.read_shop')}
        </Button>
      </Stack>
    </Section>
  )
}
