import raMessages from 'ra-language-english'
import { errors } from './errors.ts'
import { orderResources, orders } from './orders.ts'
import { overview } from './overview.ts'
import { shell } from './shell.ts'

export default { ...raMessages, shell, errors, orders, overview, resources: { ...orderResources } }
