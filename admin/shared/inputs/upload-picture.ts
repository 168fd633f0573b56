import { networkError, type Refusal, readToken, toError } from '#admin/api/call.ts'
import { whoWorksHere } from '#admin/auth/auth-provider.ts'
import { SELLS } from '#admin/boot.ts'

/** A picture of the library, as much of it as forms show. */
export interface LibraryPicture {
  id: number
  src: string
  alt: string
}

interface MediaAnswer extends Refusal {
  id?: number
  source_url?: string
  alt_text?: string
}

const read = (text: string): MediaAnswer => {
  try {
    return JSON.parse(text) as MediaAnswer
  } catch {
    return {}
  }
}

/** Where pictures go: into the shop's library, which takes those of vendors at an address of its own. */
const uploadsPath = async (): Promise<string> =>
  (await whoWorksHere()).capabilities[SELLS] ? '/wp-json/ghab/v1/vendor/pictures' : '/wp-json/wp/v2/media'

/** A request of the older kind: `fetch` does not tell how much was sent. */
const send = (
  path: string,
  file: Blob,
  name: string,
  onProgress: (done: number) => void,
): Promise<LibraryPicture> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('X-XSRF-TOKEN', readToken())
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    request.setRequestHeader(
      'Content-Disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(networkError())
    request.onload = () => {
      const answer = read(request.responseText)
      const { id, source_url: src, alt_text: alt = '' } = answer
      if (id && src) resolve({ id, src, alt })
      else reject(toError(request.status, answer))
    }
    request.send(file)
  })

/**
 * Puts a picture into the shop's library.
 * @param onProgress gets 0 to 1
 * @throws HttpError with status 0 without a network
 */
export const uploadPicture = async (
  file: Blob,
  name: string,
  onProgress: (done: number) => void = () => {},
): Promise<LibraryPicture> => send(await uploadsPath(), file, name, onProgress)
