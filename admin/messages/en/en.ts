import raMessages from 'ra-language-english'
import { campaigns } from './campaigns.ts'
import { content, contentResources } from './content.ts'
import { couponResources, coupons } from './coupons.ts'
import { customerResources, customers } from './customers.ts'
import { errors } from './errors.ts'
import { library, libraryResources } from './library.ts'
import { look } from './look.ts'
import { menuResources, menus } from './menus.ts'
import { messaging } from './messaging.ts'
import { moderation, moderationResources } from './moderation.ts'
import { operations } from './operations.ts'
import { orderDesk } from './order-desk.ts'
import { orderResources, orders } from './orders.ts'
import { overview } from './overview.ts'
import { policies } from './policies.ts'
import { productResources, products } from './products.ts'
import { search, searchResources } from './search.ts'
import { security, securityResources } from './security.ts'
import { selling, sellingResources } from './selling.ts'
import { seo } from './seo.ts'
import { settings, settingsResources } from './settings.ts'
import { setup } from './setup.ts'
import { shell } from './shell.ts'
import { termResources, terms } from './terms.ts'
import { vendorResources, vendors } from './vendors.ts'

export default {
  ...raMessages,
  shell,
  content,
  campaigns,
  customers,
  order_desk: orderDesk,
  errors,
  look,
  library,
  menus,
  messaging,
  moderation,
  operations,
  orders,
  overview,
  policies,
  products,
  search,
  security,
  selling,
  seo,
  settings,
  setup,
  coupons,
  terms,
  vendors,
  resources: {
    ...contentResources,
    ...customerResources,
    ...libraryResources,
    ...menuResources,
    ...moderationResources,
    ...orderResources,
    ...productResources,
    ...searchResources,
    ...securityResources,
    ...sellingResources,
    ...settingsResources,
    ...termResources,
    ...couponResources,
    ...vendorResources,
  },
}
