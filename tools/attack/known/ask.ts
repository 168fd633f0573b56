/**
 * Asks on a connection of its own: the shop closes one that is kept, and a tool that is late on a busy machine would hear
 * of it only when it asks again.
 */
export const ask = (
  url: string,
  { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {},
) => fetch(url, { ...init, headers: { ...headers, Connection: 'close' } })
