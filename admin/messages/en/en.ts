import raMessages from 'ra-language-english'
import { content, contentResources } from './content.ts'
import { errors } from './errors.ts'
import { look } from './look.ts'
import { messaging } from './messaging.ts'
import { moderation, moderationResources } from './moderation.ts'
import { operations } from './operations.ts'
import { orderResources, orders } from './orders.ts'
import { overview } from './overview.ts'
import { productResources, products } from './products.ts'
import { settings, settingsResources } from './settings.ts'
import { setup } from './setup.ts'
import { shell } from './shell.ts'

export default {
  ...raMessages,
  shell,
  content,
  errors,
  look,
  messaging,
  moderation,
  operations,
  orders,
  overview,
  products,
  settings,
  setup,
  resources: {
    ...contentResources,
    ...moderationResources,
    ...orderResources,
    ...productResources,
    ...settingsResources,
  },
}
