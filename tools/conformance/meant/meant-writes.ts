import type { MeantDifference } from './meant-differences.ts'

/** `wp/v2`, also in a batch */
const WP = / (wp\/v2\/|batch\/v1$)/

/** Some errors of WooCommerce have the status where the data should be. */
const isStatusAlone = (data: unknown, other: unknown): boolean =>
  typeof data === 'number' && typeof other === 'object'

/** What WordPress keeps for its own screens. */
const isOwnMeta = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ('persisted_preferences' in value || '_wp_note_status' in value)

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

const isAllowAlone = (headers: unknown): boolean =>
  typeof headers === 'object' && headers !== null && Object.keys(headers).join() === 'Allow'

/** As WordPress ends its addresses. */
const ADDRESS = /(\/|\.(png|jpe?g|webp)|\?\w+=\d+|#comment-\d+|\/wp-json\/\S+)$/

/** A link to the page that shows what was asked, or to the API where there is none. */
const PAGE_LINK = /^<http[^>]*>; rel="(alternate"; type=text\/html|https:\/\/api\.w\.org\/")$/

const FEWER_REFUNDS = 'Refunds of nothing and of lines of other orders are refused, so the lists hold fewer.'

/** Of what is written, and of the index of the Store API. */
export const WRITES: readonly MeantDifference[] = [
  {
    path: /(\.href|^headers\.Location)$/,
    when: (expected) => String(expected).includes('(?P<'),
    reason: 'WordPress leaves the pattern of its route in the URL.',
  },
  {
    path: /\.targetHints$/,
    kinds: ['extra'],
    reason: 'WordPress says of some items that nothing can be done to them, although it was.',
  },
  {
    route: /wc\/v3\/products/,
    path: /\.description$/,
    kinds: ['value'],
    when: (expected, actual) => ['alert(1)', 'y'].some((script) => expected === `${actual}${script}`),
    reason: 'Of a script nothing is kept; WordPress keeps what stood in it as text.',
  },
  {
    route: WP,
    path: /\.(link|guid\.\w+|permalink_template|href|source_url)$/,
    kinds: ['value'],
    when: (expected) => ADDRESS.test(String(expected)),
    reason: 'Addresses are those of this shop’s pages.',
  },
  {
    route: WP,
    path: /\._links\./,
    kinds: ['missing', 'extra'],
    reason: 'Only links that lead somewhere in this shop.',
  },
  {
    route: WP,
    path: /\.(ping_status|block_version|class_list|generated_slug|sticky|format|template)\b/,
    kinds: ['value', 'length'],
    reason: 'There are neither pingbacks nor blocks nor themes.',
  },
  {
    route: WP,
    path: /\.(author_url|author_ip|author_user_agent|author_avatar_urls\.\d+)$/,
    kinds: ['value'],
    when: (_, actual) => actual === '',
    reason: 'Of who writes no more is kept than is shown, and nobody is sent to an avatar service.',
  },
  {
    route: WP,
    path: /\.(title|content|excerpt)\.(raw|rendered)$/,
    kinds: ['value'],
    reason: 'Of HTML that is kept which the shop shows, without the marks of blocks.',
  },
  {
    route: WP,
    path: /\.meta$/,
    kinds: ['type', 'length'],
    when: (expected, actual) => isOwnMeta(expected) && Array.isArray(actual),
    reason: 'Nothing is kept but what the shop shows.',
  },
  {
    route: WP,
    path: /^headers\.Link$/,
    when: (expected, actual) => PAGE_LINK.test(String(expected)) && PAGE_LINK.test(String(actual)),
    reason: 'The page of what was asked has an address of our own.',
  },
  {
    route: / batch\/v1$/,
    path: /^body\.responses\[\d+\]\.headers$/,
    kinds: ['type'],
    when: (expected, actual) => isEmptyList(expected) && isAllowAlone(actual),
    reason: 'Every answer names the methods of its route; WordPress names none where nothing is found.',
  },
  {
    route: /wp\/v2\/(users\/me|menu-locations)$/,
    path: /^headers\.Allow$/,
    when: (expected, actual) =>
      /^GET, POST(, PUT, PATCH, DELETE)?$/.test(String(expected)) && actual === 'GET',
    reason: 'The account and the places of menus are read there.',
  },
  {
    route: /wp\/v2\/menu-items/,
    path: /\.url$/,
    kinds: ['value'],
    when: (expected) => String(expected).includes('/product-category/'),
    reason: 'The page of a category has an address of its own, whatever it lies in.',
  },
  {
    route: / wp\/v2\/menus/,
    path: /\.description$/,
    kinds: ['value'],
    when: (expected) => expected === '',
    reason: 'An update keeps the description that it does not name; WordPress empties it.',
  },
  {
    route: /^POST wp\/v2\/comments$/,
    path: /^body\.status$/,
    when: (expected, actual) => expected === 'hold' && actual === 'approved',
    reason: 'What those who run the shop write waits for nobody, whatever name they give.',
  },
  {
    route: / wp\/v2\/users\/me$/,
    path: /\.capabilities\.(level_\d+|unfiltered_\w+|\w+_(plugins|themes|users|files|links|core|dashboard)|import|export)$/,
    kinds: ['missing'],
    reason: 'Nobody is told that they may do what cannot be done here: plugins, themes, files, accounts.',
  },
  {
    route: / wp\/v2\/users\/me$/,
    path: /\.(is_super_admin|woocommerce_meta)$/,
    kinds: ['missing'],
    reason: 'There are neither networks of sites nor screens of WooCommerce that remember something.',
  },
  {
    route: / wp\/v2\/users\/me$/,
    path: /\.(url|avatar_urls\.\d+)$/,
    kinds: ['value'],
    when: (_, actual) => actual === '',
    reason: 'Accounts have no site of their own, and nobody is sent to an avatar service.',
  },
  {
    route: / wp\/v2\/users\/me$/,
    path: /\.targetHints\.allow$/,
    kinds: ['length'],
    reason: 'An account is changed by its screens and by wc/v3/customers.',
  },
  {
    route: /wp\/v2\/users\/me\/application-passwords/,
    path: /\.last_ip$/,
    kinds: ['type'],
    when: (_, actual) => actual === null,
    reason: 'From where an application password was used is not kept.',
  },
  {
    route: WP,
    path: /\.categories$/,
    kinds: ['length'],
    reason: 'There is no category that posts without one fall into.',
  },
  {
    route: /wp\/v2\/posts$/,
    path: /\.modified(_gmt)?$/,
    kinds: ['value'],
    when: (expected, actual) => String(expected) > String(actual),
    reason: 'What is dated ahead was last changed when it was written, not later.',
  },
  {
    path: /\.new_draft_order_id$/,
    kinds: ['missing'],
    when: (expected) => typeof expected === 'number',
    reason: 'A refused order leaves no draft behind.',
  },
  {
    route: /wc\/v3\/customers/,
    path: /\.targetHints\.allow$/,
    kinds: ['length'],
    reason: 'Administrators are deleted by those who may; WooCommerce leaves the method out.',
  },
  {
    route: /^POST wc\/v3\/customers$/,
    path: /^(status|body\.message|body\.data\.params)$/,
    kinds: ['status', 'value', 'length'],
    when: (expected) => /password|rest_missing_callback_param|^2$/.test(String(expected)),
    reason:
      'The recorded shop wants a password; ours makes accounts without one, as WooCommerce does by default.',
  },
  {
    route: /^POST wc\/v3\/orders\/\{id}\/refunds$/,
    path: /^status$/,
    when: (expected, actual) =>
      expected === '201' && actual === '400 woocommerce_rest_cannot_create_order_refund',
    reason: 'Nothing, lines of other orders and more pieces than were sold are not refunded.',
  },
  {
    route: /^GET wc\/v3\/(orders\/\{id}\/)?refunds$/,
    path: /^(body|headers\.X-WP-Total)$/,
    kinds: ['length', 'header'],
    when: (expected, actual) => Number(actual) < Number(expected),
    reason: FEWER_REFUNDS,
  },
  {
    route: /^GET wc\/v3\/orders\/\{id}$/,
    path: /^body\.refunds$/,
    kinds: ['length'],
    when: (expected, actual) => Number(actual) < Number(expected),
    reason: FEWER_REFUNDS,
  },
  {
    route: /^POST wc\/v3\/orders\/\{id}\/refunds$/,
    path: /^(status|body\.data)$/,
    when: (expected, actual) =>
      /^500 woocommerce_rest_(cannot_create_order_refund|invalid_order_id|invalid_order)$/.test(
        String(expected),
      ) ||
      isStatusAlone(expected, actual) ||
      isStatusAlone(actual, expected),
    reason: 'It is the request that is wrong, not the shop.',
  },
  {
    route: /^GET wc\/store\/v1$/,
    path: /^body\.routes\..*\.(allow_batch|endpoints|args.*)$/,
    reason: 'The index names routes and methods; what they take stands in OpenAPI.',
  },
]
