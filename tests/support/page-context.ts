import { RouterContextProvider } from 'react-router'
import { pageContext } from '#app/context.ts'
import { createCustomerStore } from '#store-api/client/account-client.ts'

export const PAGE_ORIGIN = 'http://shop.test'

/** The context of a page in Persian, whose store answers as `fetch` does. */
export const contextOfPage = (
  fetch: (request: Request) => Promise<Response>,
  { signedIn = false } = {},
): RouterContextProvider => {
  const context = new RouterContextProvider()
  context.set(pageContext, {
    store: createCustomerStore({ fetch: fetch as never, origin: PAGE_ORIGIN, headers: () => ({}) }),
    locale: 'fa',
    homeLocale: 'fa',
    nonce: '',
    xsrf: '',
    origin: PAGE_ORIGIN,
    development: false,
    signedIn,
    savesData: false,
    nextTurn: async () => {},
    logError: () => {},
  })
  return context
}
