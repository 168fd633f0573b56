import { useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * The intent of the form that is on its way. None is any more once its answer is there, though the router still loads
 * the page again: who was refused can answer at once.
 * @param answer what was told last, another object with every answer
 */
export const useSending = (answer: unknown): string | null => {
  const { formData } = useNavigation()
  const [sent, setSent] = useState({ formData, answer })
  if (sent.formData !== formData) setSent({ formData, answer })
  return sent.answer === answer && formData ? String(formData.get('intent')) : null
}
