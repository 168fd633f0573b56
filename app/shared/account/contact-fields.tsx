import type { ComponentProps } from 'react'
import { TextField } from '#app/ui/forms/text-field.tsx'

type FieldProps = ComponentProps<typeof TextField>

/** Takes an e-mail address; browsers offer the visitor's own. */
export const EmailField = (props: FieldProps) => (
  <TextField type="email" inputMode="email" autoComplete="email" maxLength={200} {...props} />
)

/** Takes a mobile number; browsers offer the visitor's own. */
export const MobileField = (props: FieldProps) => (
  <TextField type="tel" inputMode="tel" icon="call" autoComplete="tel" maxLength={30} {...props} />
)

/** Takes the name that stands over what the visitor writes. */
export const AuthorField = (props: FieldProps) => (
  <TextField autoComplete="name" maxLength={100} required {...props} />
)
