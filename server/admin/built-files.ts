import { join } from 'node:path'
import { createFiles } from '../files.ts'
import { type AdminFiles, readAdminFiles } from './admin-files.ts'
import { isAdminPath } from './admin-page.ts'

interface BuiltFiles {
  files: (request: Request) => Promise<Response | null>
  adminFiles: () => AdminFiles | null
}

/**
 * The files that were built. In development those of the storefront are Vite's, and the back office is built anew
 * beside it, so what is in its folder is looked at each time.
 * @param folder of all that is served
 */
export const createBuiltFiles = (folder: string, development: boolean): BuiltFiles => {
  const answer = createFiles(folder)
  const admin = join(folder, 'admin')
  if (!development) {
    const found = readAdminFiles(admin)
    return { files: answer, adminFiles: () => found }
  }
  return {
    files: async (request) => (isAdminPath(new URL(request.url).pathname) ? answer(request) : null),
    adminFiles: () => readAdminFiles(admin),
  }
}
