/** The languages of storefront and messages. */
export type Locale = 'fa' | 'en'
