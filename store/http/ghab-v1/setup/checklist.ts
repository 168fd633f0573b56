import type { Context } from '#store/context.ts'
import { listMethodsOf, listZones, REST_OF_THE_WORLD } from '#store/modules/cart/cart.ts'
import { publishedPosts } from '#store/modules/content/content.ts'
import { DEFAULT_SETTINGS, readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import type { SetupChecklist } from '#store-api/contract/setup.ts'

/** What of the shop the points of the list look at. */
interface Looked {
  settings: StoreSettings
  hasMail: boolean
  hasProduct: boolean
  hasDelivery: boolean
  isPublished: (page: number) => boolean
}

interface Point {
  required?: true
  fa: string
  en: string
  screen: string
  setting?: keyof StoreSettings
  isDone: (shop: Looked) => boolean
}

/** No money moves at the test bank. */
const paysReally = ({ gateways }: StoreSettings): boolean =>
  Object.entries(gateways).some(([id, { enabled }]) => enabled && id !== 'testbank')

/** What is to be there before a shop opens, in the order that an owner goes through it. */
const POINTS: Record<string, Point> = {
  name: {
    required: true,
    fa: 'نام فروشگاه',
    en: 'Name of the shop',
    screen: 'look',
    setting: 'site_name',
    isDone: ({ settings }) => settings.site_name !== DEFAULT_SETTINGS.site_name,
  },
  address: {
    fa: 'نشانی فروشگاه',
    en: 'Address of the shop',
    screen: 'settings/general',
    isDone: ({ settings }) => settings.store_address !== '',
  },
  contact: {
    fa: 'تلفن یا ایمیل تماس',
    en: 'A phone number or e-mail address for shoppers',
    screen: 'look',
    setting: 'phone_no',
    isDone: ({ settings }) => settings.phone_no !== '' || settings.contact_email !== '',
  },
  logo: {
    fa: 'نشان فروشگاه',
    en: 'Logo',
    screen: 'look',
    setting: 'app_logo',
    isDone: ({ settings }) => settings.app_logo.url !== '',
  },
  delivery: {
    required: true,
    fa: 'منطقهٔ ارسال با یک روش',
    en: 'A delivery zone with a method',
    screen: 'settings/shipping',
    isDone: ({ hasDelivery }) => hasDelivery,
  },
  payment: {
    required: true,
    fa: 'روش پرداخت',
    en: 'A payment method',
    screen: 'settings/payments',
    isDone: ({ settings }) => paysReally(settings),
  },
  product: {
    required: true,
    fa: 'نخستین کالا',
    en: 'The first product',
    screen: 'products',
    isDone: ({ hasProduct }) => hasProduct,
  },
  terms: {
    fa: 'شرایط استفاده',
    en: 'Terms of service',
    screen: 'settings/policies',
    setting: 'termServices',
    isDone: ({ settings, isPublished }) =>
      settings.termServices !== '' || isPublished(settings.terms_page_id),
  },
  privacy: {
    fa: 'حریم خصوصی',
    en: 'Privacy policy',
    screen: 'settings/policies',
    setting: 'privacyPolicy',
    isDone: ({ settings, isPublished }) =>
      settings.privacyPolicy !== '' || isPublished(settings.privacy_page_id),
  },
  refund: {
    fa: 'شرایط بازگشت کالا',
    en: 'Refund policy',
    screen: 'settings/policies',
    setting: 'refundPolicy',
    isDone: ({ settings }) => settings.refundPolicy !== '',
  },
  mail: {
    fa: 'فرستادن ایمیل',
    en: 'Sending mail',
    screen: 'settings/mail',
    isDone: ({ hasMail }) => hasMail,
  },
  notices: {
    fa: 'ایمیلی که از سفارش‌ها خبر می‌گیرد',
    en: 'An e-mail address that hears of orders',
    screen: 'settings/mail',
    isDone: ({ settings }) => settings.admin_email !== '',
  },
}

const hasDelivery = async (context: Context): Promise<boolean> => {
  const zones = [...(await listZones(context)).map(({ id }) => id), REST_OF_THE_WORLD]
  return (await listMethodsOf(context, zones)).flat().some(({ enabled }) => enabled)
}

const lookAt = async (context: Context, { catalog, transportSources }: Services): Promise<Looked> => {
  const pages = await publishedPosts(context, 'page')
  return {
    settings: await readSettings(context),
    hasMail: (await transportSources(context)).mail !== 'none',
    hasProduct: catalog.figures({}).products > 0,
    hasDelivery: await hasDelivery(context),
    isPublished: (id) => pages.some((page) => page.id === id),
  }
}

/** What is there and what is missing before the shop opens. */
export const readChecklist = async (context: Context, services: Services): Promise<SetupChecklist> => {
  const shop = await lookAt(context, services)
  const items = Object.entries(POINTS).map(
    ([key, { required = false, fa, en, screen, setting = '', isDone }]) => ({
      key,
      done: isDone(shop),
      required,
      label: { fa, en },
      where: { screen, setting },
    }),
  )
  return { ready: items.every(({ required, done }) => done || !required), items }
}
