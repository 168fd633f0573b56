import { createAccountClient } from '#store-api/client/account-client.ts'
import { fromBrowser } from '../store-client/store-client.ts'

/** What the signed-in ask of the store from their browser. */
export const browserAccount = () => createAccountClient(fromBrowser)
