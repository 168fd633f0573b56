import { useQuery } from '@tanstack/react-query'
import { useResourceContext } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { specOf } from '#admin/api/resources.ts'

const countOf = async (path: string, status: string, signal: AbortSignal): Promise<[string, number]> => {
  const query = { status, per_page: 1, _fields: 'id' }
  const { headers } = await call(path, { query, signal })
  return [status, Number(headers.get('x-wp-total'))]
}

/** How many posts or pages there are in each of these states; nothing until that is known. */
export const useCounts = (states: readonly string[]): Readonly<Record<string, number>> => {
  const resource = useResourceContext() ?? ''
  const { data = {} } = useQuery({
    // below the key of react-admin's lists: what is written is counted anew
    queryKey: [resource, 'getList', 'counts'],
    queryFn: async ({ signal }) =>
      Object.fromEntries(
        await Promise.all(states.map((status) => countOf(specOf(resource).path, status, signal))),
      ),
  })
  return data
}
