import { mediaUrl } from '#store/http/image.ts'
import { type Exporters, productExporter } from '#store/modules/csv/csv.ts'
import type { Services } from '#store/services.ts'
import { customerExporter } from './customer-export.ts'
import { orderExporter } from './order-export.ts'

/** What writes the files that the back office asks for. */
export const createExporters = (services: Services): Exporters => ({
  products: productExporter(services.catalog, mediaUrl) as Exporters['products'],
  orders: orderExporter(services) as Exporters['orders'],
  customers: customerExporter() as Exporters['customers'],
})
