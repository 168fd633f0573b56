/** Header of a POST that may be sent twice, as after a lost answer: with the same key and body it counts once. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'
/** field of plain forms that carry such a key */
export const IDEMPOTENCY_FIELD = 'idempotency_key'
