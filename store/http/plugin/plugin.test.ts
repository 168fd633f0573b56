import { expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { createTestStore, TEST_ORIGIN } from '#tests/support/test-store.ts'

const PATH = '/wp-content/plugins/ghab/rests/plugin.php'
const BANNER = {
  id: 1,
  title: 'Spring',
  subtitle: '',
  button: '',
  image: { src: '/media/a/b.webp', srcset: '', width: 900, height: 400, alt: '', thumbhash: null },
  background: '#ffffff',
  foreground: '#000000',
  target: { kind: 'on_sale' },
}

const openShop = (settings: Record<string, unknown>) =>
  createTestStore((db) =>
    writeShop(db, {
      settings: Object.entries(settings).map(([name, value]) => ({
        name,
        value: toJson(value),
        updated_at: 1,
      })),
    }),
  )
const read = async (store: Awaited<ReturnType<typeof openShop>>, path = PATH) => {
  const response = await store.call(path)
  expect(response.status).toBe(200)
  return (await response.json()) as Record<string, unknown>
}

test('every public setting and no private one, whatever the plugin is called', async () => {
  const store = await openShop({ site_name: 'Nila', admin_email: 'owner@shop.test' })
  const settings = await read(store, '/wp-content/plugins/other-name/rests/plugin.php')
  expect(settings).toMatchObject({ site_name: 'Nila', card_style: 1, new_product_duration: 20 })
  expect(settings).not.toHaveProperty('admin_email')
  expect(settings).not.toHaveProperty('gateways')
})

const anyShop = openShop({})
const SOCIAL = { instagram: 'nila', whatsapp: '', telegram: '', youtube: '' }
const PAGES = [{ id: 4, title: 'Returns', url: '/page/4' }]

/** A flag in camel case, the setting that it repeats, two values of that, and what the flag says then. */
test.each<[flag: string, setting: string, values: [unknown, unknown], said?: [unknown, unknown]]>([
  ['appLogo', 'app_logo', [{ url: '' }, { url: '/media/logo.webp' }], ['', `${TEST_ORIGIN}/media/logo.webp`]],
  [
    'appLogoDark',
    'dark_app_logo',
    [{ url: '' }, { url: '/media/night.webp' }],
    ['', `${TEST_ORIGIN}/media/night.webp`],
  ],
  ['headerIcon', 'header_icon', ['search', 'cart']],
  ['darkMode', 'dark_mode', [false, true]],
  ['customColor', 'custom_color', ['', '#112233']],
  ['appTheme', 'palette_color', ['default', 'sea']],
  ['sideMenuStyle', 'sidebar_type', [1, 3]],
  ['sideMenuData', 'side_menu_data', [[], [4, 5]]],
  ['socialNetwork', 'social_network', [{ ...SOCIAL, instagram: '' }, SOCIAL]],
  ['sidePagesData', 'sidebar_pages', [[], PAGES]],
  ['toolbarTitle', 'toolbar_title', [true, false]],
  ['appInProduction', 'appInProduction', [true, false]],
  ['bannerStyle', 'banner_style', [1, 4]],
  ['refundPolicy', 'refundPolicy', ['', '<p>Seven days</p>']],
  ['wishListPage', 'wish_list_page', [true, false]],
  ['editProfilePage', 'edit_profile_page', [true, false]],
  ['contactUsPage', 'contact_us_page', [true, false]],
  ['downloadPage', 'downloads', [true, false]],
  ['enableWpPointReward', 'enable_wp_point_reward', [false, true]],
  ['aboutUsPage', 'about_us_page', [0, 7]],
  ['newsPage', 'news_page', [true, false]],
  ['settingPage', 'setting_page', [true, false]],
  ['myOrdersPage', 'my_orders_page', [true, false]],
])('flag %s says what the setting %s says', async (flag, setting, values, said = values) => {
  const store = await anyShop
  for (const [index, value] of values.entries()) {
    const context = { db: store.db, clock: Date.now, actor: SYSTEM }
    expect(await saveSettings(context, { [setting]: value })).toMatchObject({ ok: true })
    expect((await read(store))[flag]).toEqual(said[index])
  }
})

test('pictures have absolute URLs, banners their variants', async () => {
  const store = await openShop({
    banners: [BANNER],
    intro: [{ title: '', text: '', image: '/media/i.webp' }],
  })
  const settings = await read(store)
  expect(settings.intro).toEqual([{ title: '', text: '', image: `${TEST_ORIGIN}/media/i.webp` }])
  const [banner] = settings.banners as (typeof BANNER)[]
  expect(banner?.image.src).toBe(`${TEST_ORIGIN}/media/a/b.webp`)
  expect(banner?.image.srcset.split(', ')).toEqual(
    ['160', '360', '540', '800', '1280'].map(
      (width) => `${TEST_ORIGIN}/media/${width}/a/b.webp ${width === '1280' ? '900' : width}w`,
    ),
  )
})

test('HTML, style and map frame of the owner are made safe', async () => {
  const store = await openShop({
    footer_html: '<p onclick="x()">Hi<script>steal()</script></p>',
    privacyPolicy: '<a href="javascript:x()">a</a><img src=x onerror=y>',
    css_code:
      'a{color:red}</style><script>x</script>@import url(//evil.test/a.css);b{background:url(http://evil.test/x)}',
    iframe_google_map: '<iframe src="https://maps.test/embed?a=1&amp;b=2"></iframe>',
    home: [{ type: 'text', title: '', html: '<iframe src="http://x"></iframe><b>ok</b>' }],
  })
  const settings = await read(store)
  expect(settings.footer_html).toBe('<p>Hi</p>')
  expect(settings.privacyPolicy).toBe('<a>a</a><img src="x" />')
  expect(settings.css_code).not.toMatch(/<|import|evil/)
  expect(settings.css_code).toContain('a{color:red}')
  expect(settings.iframe_google_map).toBe('https://maps.test/embed?a=1&b=2')
  expect(settings.home).toEqual([{ type: 'text', title: '', html: '<b>ok</b>' }])
})

test('304 until something is saved, and then a new update_order', async () => {
  const store = await openShop({})
  const first = await store.call(PATH)
  const before = (await first.json()) as { update_order: string }
  const etag = first.headers.get('etag') ?? ''
  expect((await store.call(PATH, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  await saveSettings({ db: store.db, clock: Date.now, actor: SYSTEM }, { site_name: 'New' })
  const after = await store.call(PATH, { headers: { 'If-None-Match': etag } })
  expect(after.status).toBe(200)
  const settings = (await after.json()) as { update_order: string; site_name: string }
  expect(settings.site_name).toBe('New')
  expect(settings.update_order).not.toBe(before.update_order)
})
