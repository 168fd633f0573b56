import { useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * The intent of the form that is on its way, until the page has what came of it. After a refusal there is none any
 * more, though the router still loads the page again: who was refused can answer at once.
 * @param refusal what was refused last, another object with every answer; nothing while nothing was
 */
export const useSending = (refusal: object | null | undefined): string | null => {
  const { formData } = useNavigation()
  const [sent, setSent] = useState({ formData, refusal })
  if (sent.formData !== formData) setSent({ formData, refusal })
  const isRefused = refusal && refusal !== sent.refusal
  const intent = isRefused ? null : formData?.get('intent')
  return typeof intent === 'string' ? intent : null
}
