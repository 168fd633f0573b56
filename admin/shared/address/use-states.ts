import { useQuery } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'
import { useBoot } from '#admin/boot-context.tsx'
import type { Locale } from '#common/locale.ts'
import { foldPersian } from '#common/persian.ts'

interface State {
  code: string
  name: string
  /** in the other language of the back office, in which it may be typed as well; '' where it is not known */
  otherName: string
  /** [] where none are listed: any may be typed */
  cities: string[]
}

const OTHER: Record<Locale, Locale> = { fa: 'en', en: 'fa' }

const readStates = async (country: string, locale: Locale): Promise<State[]> => {
  const ask = async (language: Locale) =>
    (await call<Omit<State, 'otherName'>[]>('ghab/v1/geography', { query: { country, locale: language } }))
      .json
  const [states, others] = await Promise.all([ask(locale), ask(OTHER[locale]).catch(() => [])])
  const otherNames = new Map(others.map(({ code, name }) => [code, name]))
  return states.map((state) => ({ ...state, otherName: otherNames.get(state.code) ?? '' }))
}

/** The provinces of a country; none of one whose are not known. Undefined until the shop has told them. */
export const useKnownStates = (country: string): State[] | undefined => {
  const { locale, country: own } = useBoot()
  const wanted = country || own
  const { data, isError } = useQuery({
    queryKey: ['geography', wanted, locale],
    queryFn: () => readStates(wanted, locale),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? (isError ? [] : undefined)
}

/** The provinces of a country; none of one whose are not known, or not yet. */
export const useStates = (country: string): State[] => useKnownStates(country) ?? []

/** What an input offers of provinces, which are found by their names in either language. */
export const stateChoices = (states: readonly State[]) => ({
  choices: states.map(({ code, name, otherName }) => ({ id: code, name, otherName })),
  matchSuggestion: (typed: string, { name, otherName }: Pick<State, 'name' | 'otherName'>, exact = false) => {
    const wanted = foldPersian(typed)
    const names = [name, otherName].map(foldPersian)
    return exact ? names.includes(wanted) : names.some((one) => one.includes(wanted))
  },
})
