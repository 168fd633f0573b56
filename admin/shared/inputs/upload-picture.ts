import { networkError, type Refusal, readToken, toError } from '#admin/api/call.ts'
import { whoWorksHere } from '#admin/auth/auth-provider.ts'
import { SELLS } from '#admin/boot.ts'

/** A picture of the library, as much of it as forms show. */
export interface LibraryPicture {
  id: number
  src: string
  alt: string
}

interface MediaAnswer {
  id: number
  source_url: string
  alt_text?: string
}

const read = (text: string): Refusal => {
  try {
    return JSON.parse(text) as Refusal
  } catch {
    return {}
  }
}

/** Where pictures go: into the shop's library, which takes those of vendors at an address of its own. */
const uploadsPath = async (): Promise<string> =>
  (await whoWorksHere()).capabilities[SELLS] ? '/wp-json/ghab/v1/vendor/pictures' : '/wp-json/wp/v2/media'

/** How much was sent, 0 to 1. */
type OnProgress = (done: number) => void

/**
 * Sends a file as it is, by a request of the older kind: `fetch` does not tell how much was sent.
 * @throws HttpError with status 0 without a network
 */
export const sendFile = <T extends object>(
  path: string,
  { file, name, type }: { file: Blob; name: string; type: string },
  onProgress: OnProgress,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('X-XSRF-TOKEN', readToken())
    request.setRequestHeader('Content-Type', type)
    request.setRequestHeader(
      'Content-Disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(networkError())
    request.onload = () => {
      const answer = read(request.responseText)
      if (request.status === 201) resolve(answer as T)
      else reject(toError(request.status, answer))
    }
    request.send(file)
  })

/**
 * Puts a picture into the shop's library.
 * @throws HttpError with status 0 without a network
 */
export const uploadPicture = async (
  file: Blob,
  name: string,
  onProgress: OnProgress = () => {},
): Promise<LibraryPicture> => {
  const type = file.type || 'application/octet-stream'
  const {
    id,
    source_url: src,
    alt_text: alt = '',
  } = await sendFile<MediaAnswer>(await uploadsPath(), { file, name, type }, onProgress)
  return { id, src, alt }
}
