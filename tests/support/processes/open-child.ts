import { pino } from 'pino'
import { readConfig } from '#config.ts'
import { openShop } from '#server/open-shop.ts'

/** Opens the shop of a data folder as the server does, tells how much is in it, and closes it. */
const config = readConfig({ DATA_DIR: process.argv[2], SHOP: 'demo-en', DEMO_PICTURES: 'small' })
const shop = await openShop(config, { demo: 'en' }, pino({ level: 'silent' }))
const response = await shop.store.fetch(new Request('http://shop.test/wp-json/wc/v3/products'))
process.stdout.write(`opened with ${response.headers.get('x-wp-total')}\n`)
await shop.close()
