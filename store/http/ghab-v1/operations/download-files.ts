import { Hono } from 'hono'
import { requireKey } from '#store/http/middleware/authenticate.ts'
import { noStore } from '#store/http/no-store.ts'
import { readPieces } from '#store/http/parse.ts'
import { createFileThrottle } from '#store/http/wc-v3/csv/csv-request.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { readFileName } from '#store/http/wp-v2/media/media-upload.ts'
import { keepDownload } from '#store/modules/media/media.ts'
import type { Services } from '#store/services.ts'
import type { DownloadFile } from '#store-api/contract/office.ts'

export const MAX_DOWNLOAD_BYTES = 200 * 1024 * 1024
const MOST_FILES = 60

/**
 * `POST ghab/v1/download-files`: a file that buyers get, as it is and with its name in `Content-Disposition`. Its address is
 * what `downloads` of a product names.
 */
export const downloadFileRoutes = (services: Services): Hono => {
  const throttle = createFileThrottle(services, 'downloads', MOST_FILES)
  return new Hono().post('/wp-json/ghab/v1/download-files', async (c) => {
    requireKey(c, 'write', 'create')
    noStore(c)
    throttle(c)
    const name = readFileName(c.req.header('Content-Disposition'))
    const kept = await keepDownload(services.dataDir, name, readPieces(c.req.raw, MAX_DOWNLOAD_BYTES))
    if (!kept) throw new ApiError(400, 'rest_upload_no_data', 'No data supplied.')
    return c.json(kept satisfies DownloadFile, 201)
  })
}
