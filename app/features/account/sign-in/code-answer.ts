import { type FormAnswer, typedValues } from '../form-answer.ts'

/** A code is on its way, or was sent a moment ago and is still good: the shopper enters it. */
export const codeAnswer = (
  form: FormData,
  values: Record<string, string>,
  seconds: number,
  wrong?: FormAnswer,
): FormAnswer => ({
  intent: String(form.get('intent') ?? ''),
  problems: {},
  failure: null,
  ...wrong,
  values: { ...typedValues(form), ...values, resend_at: String(Date.now() + seconds * 1000) },
  resendAfter: seconds,
})
