import { useState } from 'react'

export const STEPS = ['account', 'shop', 'contact', 'look', 'delivery', 'payment', 'product', 'done'] as const
export type Step = (typeof STEPS)[number]

/** What somebody answered so far; the password is kept in memory alone. */
export type Answers = Record<string, string>

/** Ways of delivery and to pay of which one is chosen, by WooCommerce's names. */
export const DELIVERIES: readonly string[] = ['flat_rate', 'free_shipping', 'local_pickup']
export const PAYMENTS: readonly string[] = ['cod', 'bacs']

/** The settings of the shop's look that were answered. */
export const lookOf = ({ colour = '', logo = '' }: Answers) => ({
  custom_color: colour,
  app_logo: { url: logo },
})

const KEY = 'vitrin.setup'

interface Kept {
  step: Step
  answers: Answers
}

const read = (first: Kept): Kept => {
  try {
    return { ...first, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return first
  }
}

/** What a reload needs: no password, nothing of the account once it is made, and no answers at the end. */
const toKeep = ({ step, answers: { password: _, ...answers } }: Kept): Partial<Kept> => {
  if (step === 'account') return { step, answers }
  if (step === 'done') return { step }
  const { first_name: _first, last_name: _last, email: _email, ...rest } = answers
  return { step, answers: rest }
}

const keep = (kept: Kept) => localStorage.setItem(KEY, JSON.stringify(toKeep(kept)))

/** Where the guide is and what was typed, which a reload does not lose. */
export const useAnswers = (first: Kept) => {
  const [kept, setKept] = useState(() => read(first))
  const change = (make: (before: Kept) => Kept) =>
    setKept((before) => {
      const next = make(before)
      keep(next)
      return next
    })
  return {
    ...kept,
    go: (step: Step) => change((before) => ({ ...before, step })),
    answer: (name: string, value: string) =>
      change((before) => ({ ...before, answers: { ...before.answers, [name]: value } })),
  }
}
