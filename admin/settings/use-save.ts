import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { fieldErrors } from './field-errors.ts'

/**
 * Saves a form of settings and says how it went.
 * @param key of the query that is read anew afterwards
 * @returns what a form is submitted by: it answers what is wrong with which field
 */
export const useSave = (key: readonly unknown[]) => {
  const notify = useNotify()
  const queries = useQueryClient()
  return async (work: () => Promise<unknown>): Promise<Record<string, string> | undefined> => {
    try {
      await work()
      await queries.invalidateQueries({ queryKey: key })
      notify('shell.saved', { type: 'success' })
    } catch (error) {
      const { message } = error as Error
      notify(message, { type: 'error', messageArgs: { _: message } })
      return fieldErrors(error) ?? undefined
    }
  }
}
