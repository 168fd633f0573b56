import { Hono, type Context as HonoContext } from 'hono'
import type { Context } from '#store/context.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { itemWrite, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { args, readOnly } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem } from '#store/http/wp-rest/send-list.ts'
import { dropAllCarts } from '#store/modules/cart/cart.ts'
import type { Services } from '#store/services.ts'

interface Tool {
  name: string
  action: string
  description: string
  /** @returns what was done */
  run: (context: Context) => string | Promise<string>
}

/**
 * The tools of WooCommerce whose promise this shop keeps. Most have nothing left to do: caches, counts and the index
 * follow each change, and variations go with their product.
 */
const TOOLS: Record<string, Tool> = {
  clear_transients: {
    name: 'WooCommerce transients',
    action: 'Clear transients',
    description: 'Cached answers follow every change by themselves.',
    run: () => 'Product transients cleared',
  },
  clear_expired_transients: {
    name: 'Expired transients',
    action: 'Clear transients',
    description: 'What has expired is cleared by itself.',
    run: () => '0 transients rows cleared',
  },
  delete_orphaned_variations: {
    name: 'Orphaned variations',
    action: 'Delete orphaned variations',
    description: 'Variations are deleted with their product.',
    run: () => '0 orphaned variations deleted',
  },
  regenerate_product_lookup_tables: {
    name: 'Product lookup tables',
    action: 'Regenerate',
    description: 'The index of products follows every change by itself.',
    run: () => 'Lookup tables are regenerating',
  },
  recount_terms: {
    name: 'Term counts',
    action: 'Recount terms',
    description: 'Products are counted anew with every change.',
    run: () => 'Terms successfully recounted',
  },
  clear_sessions: {
    name: 'Clear customer sessions',
    action: 'Clear',
    description: 'Forgets all carts that the shop keeps for shoppers.',
    run: async (context) => {
      await dropAllCarts(context)
      return 'Deleted all active sessions, and 0 saved carts.'
    },
  },
  clear_template_cache: {
    name: 'Clear template cache',
    action: 'Clear',
    description: 'There are no templates that could be cached.',
    run: () => 'Template cache cleared.',
  },
}

// as in WooCommerce a tool runs without being confirmed, too
const runArgs = args({ confirm: { type: 'boolean' }, ...readOnly('name', 'action', 'description') })

const unknownTool = () =>
  new ApiError(404, 'woocommerce_rest_system_status_tool_invalid_id', 'Invalid tool ID.')

/** `wc/v3/system_status/tools`, for those who run the shop. */
export const systemToolRoutes = (services: Services): Hono => {
  const app = new Hono()
  const find = (c: HonoContext): [id: string, tool: Tool] => {
    const id = c.req.param('id') ?? ''
    const tool = Object.hasOwn(TOOLS, id) ? TOOLS[id] : undefined
    if (!tool) throw unknownTool()
    return [id, tool]
  }
  const toolJson = (
    c: HonoContext,
    id: string,
    { name, action, description }: Tool,
    result: object = {},
  ) => ({
    id,
    name,
    action,
    description,
    ...result,
    _links: {
      item: [
        {
          embeddable: true,
          href: `${originOf(c.req, services)}/wp-json/wc/v3/system_status/tools/${id}`,
        },
      ],
    },
  })
  const run = itemWrite(runArgs, async (c) => {
    const [id, tool] = find(c)
    const message = await tool.run(requestContext(c, services))
    return toolJson(c, id, tool, { success: true, message })
  })

  mountRoute(
    app,
    services,
    '/system_status/tools',
    endpoint('GET', contextArg, (c) => {
      requireKey(c, 'read')
      return c.json(Object.entries(TOOLS).map(([id, tool]) => toolJson(c, id, tool)))
    }),
  )
  mountRoute(
    app,
    services,
    '/system_status/tools/:id{[\\w-]+}',
    endpoint('GET', contextArg, (c) => {
      requireKey(c, 'read', 'view')
      return sendItem(c, toolJson(c, ...find(c)))
    }),
    updateEndpoint(run),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
