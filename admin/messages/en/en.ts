import raMessages from 'ra-language-english'
import { errors } from './errors.ts'
import { orderResources, orders } from './orders.ts'
import { settings, settingsResources } from './settings.ts'
import { shell } from './shell.ts'

export default {
  ...raMessages,
  shell,
  errors,
  orders,
  settings,
  resources: { ...orderResources, ...settingsResources },
}
