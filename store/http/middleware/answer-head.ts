/** HEAD has the headers of GET: it is answered by GET, and the body is left out. */
export const answerHead = async (
  { url, headers, signal }: Request,
  answer: (request: Request) => Response | Promise<Response>,
): Promise<Response> => {
  const response = await answer(new Request(url, { headers, signal }))
  const told = new Headers(response.headers)
  if (response.status === 200 && !told.has('content-length')) {
    told.set('Content-Length', String((await response.arrayBuffer()).byteLength))
  } else await response.body?.cancel()
  return new Response(null, { status: response.status, headers: told })
}
