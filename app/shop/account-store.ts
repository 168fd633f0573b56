import { createAccountClient } from '../../store-api/client/account-client.ts'
import { fromBrowser } from './store-client.ts'

type AccountClient = ReturnType<typeof createAccountClient>

let client: AccountClient | undefined

/** What the browser asks of a store for whoever is signed in; apart, because a first visit needs none of it. */
export const accountStore = (): AccountClient => {
  client ??= createAccountClient(fromBrowser)
  return client
}
