import { errors } from './errors.ts'
import { orderResources, orders } from './orders.ts'
import { reactAdmin } from './react-admin.ts'
import { settings, settingsResources } from './settings.ts'
import { shell } from './shell.ts'

export default {
  ...reactAdmin,
  shell,
  errors,
  orders,
  settings,
  resources: { ...orderResources, ...settingsResources },
}
