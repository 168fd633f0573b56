import { test } from '#tests/support/browser.ts'

/** The e-mail address of who writes in this test: the shop counts what it is sent by one. */
export const ownEmail = (): string => `negar-${test.info().testId}@example.com`
