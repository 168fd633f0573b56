import { useState } from 'react'
import { destination, type Estimate } from '#app/device/shopping/destination.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { toLatinDigits } from '#common/persian.ts'

const IRANIAN = /^\d{10}$/

/** Any script's digits; an Iranian postcode has ten. It may stay empty. */
export const PostcodeField = ({ place }: { place: Estimate }) => {
  const [error, setError] = useState('')
  const write = (text: string) => {
    const postcode = toLatinDigits(text).replace(/[\s-]/g, '')
    const isWrong = postcode !== '' && place.country === 'IR' && !IRANIAN.test(postcode)
    setError(isWrong ? m.cart_shipping_postcode_wrong() : '')
    if (!isWrong) destination.set({ ...place, postcode })
  }
  return (
    <TextField
      label={m.addresses_postcode()}
      hint={m.addresses_postcode_hint()}
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
