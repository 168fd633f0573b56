/** As react-admin's error of a call, for tests that do without react-admin itself, which takes long to load. */
export class FakeHttpError extends Error {
  status: number
  body: unknown

  constructor(message: string, status: number, body: unknown) {
    super(message)
    this.status = status
    this.body = body
  }
}
