import { notAForm, readForm, readJson } from '../parse.ts'
import { type Given, readQuery } from './parameters.ts'
import { phpToPlain, readPhpQuery } from './php-query.ts'

const FORM = /^application\/x-www-form-urlencoded/i
const JSON_TYPE = /^application\/(\S+\+)?json/i

const readBody = async (request: Request): Promise<Iterable<[string, unknown]>> => {
  const type = request.headers.get('content-type') ?? ''
  if (FORM.test(type)) {
    const form = await readForm(request)
    if (!form) throw notAForm()
    return [...readPhpQuery(form)].map(([name, value]) => [name, phpToPlain(value)])
  }
  const body = JSON_TYPE.test(type) ? await readJson(request) : null
  return typeof body === 'object' && body !== null ? Object.entries(body) : []
}

/**
 * The parameters of a write as WordPress finds them: in the query and, before that, in a body of JSON or a form, whose
 * brackets make lists and objects. A body of any other type says nothing.
 * @throws ApiError 400 `rest_invalid_json` or `rest_invalid_form`, 413 above 1 MiB
 */
export const readGiven = async (request: Request): Promise<Given> =>
  new Map<string, unknown>([...readQuery(new URL(request.url).searchParams), ...(await readBody(request))])

/**
 * A body that is a list: of JSON, or of a form whose names are numbers; null for any other.
 * @throws ApiError as {@link readGiven}
 */
export const readGivenList = async (request: Request): Promise<unknown[] | null> => {
  if (JSON_TYPE.test(request.headers.get('content-type') ?? '')) {
    const body = await readJson(request)
    return Array.isArray(body) ? body : null
  }
  const items = [...(await readBody(request))].filter(([name]) => /^\d+$/.test(name)).map(([, item]) => item)
  return items.length ? items : null
}
