import { expect, test } from 'vitest'
import { createTestStore, TEST_ORIGIN } from '../../../tests/support/test-store.ts'
import { SYSTEM } from '../../context.ts'
import { toJson } from '../../database/json.ts'
import { writeShop } from '../../database/seed/write-shop.ts'
import { saveSettings } from '../../modules/settings/settings.ts'

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

test('the flags in camel case say what their twins say', async () => {
  const store = await openShop({
    app_logo: { url: '/media/logo.webp' },
    sidebar_type: 2,
    side_menu_data: [4, 5],
    palette_color: 'sea',
    downloads: false,
    about_us_page: 7,
    banner_style: 4,
  })
  expect(await read(store)).toMatchObject({
    appLogo: `${TEST_ORIGIN}/media/logo.webp`,
    app_logo: { url: `${TEST_ORIGIN}/media/logo.webp` },
    appLogoDark: '',
    headerIcon: 'search',
    darkMode: false,
    customColor: '',
    appTheme: 'sea',
    sideMenuStyle: 2,
    sideMenuData: [4, 5],
    socialNetwork: { instagram: '', whatsapp: '', telegram: '', youtube: '' },
    sidePagesData: [],
    toolbarTitle: true,
    appInProduction: true,
    bannerStyle: 4,
    refundPolicy: '',
    wishListPage: true,
    editProfilePage: true,
    contactUsPage: true,
    downloadPage: false,
    enableWpPointReward: false,
    aboutUsPage: 7,
    newsPage: true,
    settingPage: true,
    myOrdersPage: true,
  })
})

test('pictures have absolute addresses, banners their variants', async () => {
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
