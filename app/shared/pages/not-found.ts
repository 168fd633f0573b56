import { data } from 'react-router'
import { StoreError } from '#store-api/client/store-client.ts'

/** What a loader throws where its URL leads nowhere: the shell shows it, and tells search engines. */
export const notFound = () => data(null, { status: 404 })

/** What the store refuses to find, as a page behind the last one, is not found by its visitors either. */
export const orNotFound = (error: unknown): never => {
  const isRefused = error instanceof StoreError && (error.status === 400 || error.status === 404)
  throw isRefused ? notFound() : error
}
