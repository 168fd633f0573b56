import { type JsonSchema, schemaOfArgs } from '#store/http/openapi/json-schema.ts'
import { batchRequestArgs } from '#store/http/wp-rest/batch-requests.ts'
import type { Args } from '#store/http/wp-rest/parameters.ts'
import { EDITS } from '#store/http/wp-rest/route.ts'
import { commentWriteArgs } from '#store/http/wp-v2/content/comment-writes.ts'
import { postWriteArgs } from '#store/http/wp-v2/content/post-writes.ts'
import { postTermArgs } from '#store/http/wp-v2/content/term-writes.ts'
import { mediaWriteArgs } from '#store/http/wp-v2/media/media-writes.ts'
import { menuItemWriteArgs } from '#store/http/wp-v2/menus/menu-item-writes.ts'
import { menuWriteArgs } from '#store/http/wp-v2/menus/menu-writes.ts'
import { wpSettingArgs } from '#store/http/wp-v2/settings/settings.ts'
import { applicationPasswordArgs } from '#store/http/wp-v2/users/application-passwords.ts'
import { MENU_LOCATIONS } from '#store/modules/content/content.ts'
import { SECOND_LANGUAGE } from './texts.ts'

const LANG = { type: 'string', enum: SECOND_LANGUAGE } as const

/** The writes of a collection of `wp/v2` and its items, also in the shop's second language. */
const contentWritesOf = (collection: string, declared: Args): [route: string, shape: JsonSchema][] => {
  const path = `/wp-json/wp/v2/${collection}`
  const update = schemaOfArgs({ ...declared, lang: LANG })
  return [
    [`POST ${path}`, schemaOfArgs(declared)],
    ...EDITS.map((method): [string, JsonSchema] => [`${method} ${path}/:id`, update]),
  ]
}

const MENUS = '/wp-json/wp/v2/menus'
const MENU: Args = {
  ...menuWriteArgs,
  locations: { type: 'array', items: { type: 'string', enum: Object.keys(MENU_LOCATIONS) } },
}

/** Declared as WordPress declares parameters, which is JSON Schema too. */
export const CONTENT: [route: string, shape: JsonSchema][] = [
  ...contentWritesOf('posts', postWriteArgs.post),
  ...contentWritesOf('pages', postWriteArgs.page),
  ...contentWritesOf('categories', postTermArgs.category),
  ...contentWritesOf('tags', postTermArgs.post_tag),
  ...contentWritesOf('comments', commentWriteArgs),
  [
    'POST /wp-json/wp/v2/users/:user/application-passwords',
    schemaOfArgs({ ...applicationPasswordArgs, name: { type: 'string', required: true } }),
  ],
  ...EDITS.map((method): [string, JsonSchema] => [
    `${method} /wp-json/wp/v2/settings`,
    schemaOfArgs(wpSettingArgs),
  ]),
  ['POST /wp-json/batch/v1', schemaOfArgs(batchRequestArgs)],
  ...contentWritesOf('menu-items', menuItemWriteArgs),
  [`POST ${MENUS}`, schemaOfArgs({ ...MENU, name: { type: 'string', required: true } })],
  ...EDITS.map((method): [string, JsonSchema] => [`${method} ${MENUS}/:id`, schemaOfArgs(MENU)]),
  ...contentWritesOf('media', mediaWriteArgs),
]
