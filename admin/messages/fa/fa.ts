import { errors } from './errors.ts'
import { orderResources, orders } from './orders.ts'
import { overview } from './overview.ts'
import { reactAdmin } from './react-admin.ts'
import { shell } from './shell.ts'

export default { ...reactAdmin, shell, errors, orders, overview, resources: { ...orderResources } }
