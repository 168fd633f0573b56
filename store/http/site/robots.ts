import { Hono } from 'hono'
import { otherLocale } from '#common/locale.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { originOf } from '../origin.ts'

/**
 * What belongs to one visitor: nothing for a search engine. Searches are open, so that it can read there that they are
 * kept out (`noindex`).
 */
const PRIVATE_PAGES = [
  ...[
    'cart',
    'wish-list',
    'track-order',
    'alerts/stop',
    'signin',
    'signup',
    'second-factor',
    'sign-out',
    'reset-password',
    'my-account',
    'my-orders',
    'my-order-detail',
    'my-reviews',
    'my-shop',
    'shipping-address',
    'share-target',
  ],
  ...['downloads', 'settings', 'notifications', 'reward-points'],
]

/** The page itself and with a query, but no post whose slug begins alike. */
const refused = (prefix: string) => [
  `${prefix}/mobile-checkout`,
  `${prefix}/my-shop/`,
  ...PRIVATE_PAGES.flatMap((page) => [`${prefix}/${page}$`, `${prefix}/${page}/$`, `${prefix}/${page}?`]),
]

/** `GET /robots.txt`. Pictures and what pages read stay open: a search engine draws pages as a browser does. */
export const robotsRoutes = (services: Services): Hono =>
  new Hono().get('/robots.txt', async (c) => {
    const { locale } = await readSettings(requestContext(c, services))
    const paths = [...refused(''), ...refused(`/${otherLocale(locale)}`)]
    const lines = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), '']
    return c.text([...lines, `Sitemap: ${originOf(c.req, services)}/sitemap.xml`, ''].join('\n'))
  })
