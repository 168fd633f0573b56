import { useState } from 'react'
import { toLatinDigits } from '../../../common/persian.ts'
import { destination, type Estimate } from '../../device/destination.ts'
import { m } from '../../messages/paraglide/messages.js'
import { TextField } from '../../ui/forms/text-field.tsx'

const IRANIAN = /^\d{10}$/

/** Any script's digits; an Iranian postcode has ten. It may stay empty. */
export const PostcodeField = ({ place }: { place: Estimate }) => {
  const [error, setError] = useState('')
  const write = (text: string) => {
    const postcode = toLatinDigits(text).replace(/[\s-]/g, '')
    const isWrong = postcode !== '' && place.country === 'IR' && !IRANIAN.test(postcode)
    setError(isWrong ? m.cart_shipping_postcode_wrong() : '')
    if (!isWrong) destination.set({ ...destination.get(), postcode })
  }
  return (
    <TextField
      label={m.cart_shipping_postcode()}
      hint={m.cart_shipping_postcode_hint()}
      error={error}
      optional
      latin
      defaultValue={place.postcode}
      autoComplete="postal-code"
      inputMode={place.country === 'IR' ? 'numeric' : undefined}
      maxLength={20}
      onBlur={(event) => write(event.target.value)}
    />
  )
}
