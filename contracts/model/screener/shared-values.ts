/** Values of metrics that products and markets share. */

/** ISO 3166, the countries that most sellers come from; `XX`: any other. */
export const SELLER_COUNTRIES = [
  'CN',
  'HK',
  'US',
  'CA',
  'GB',
  'DE',
  'FR',
  'IT',
  'ES',
  'NL',
  'PL',
  'JP',
  'IN',
  'XX',
] as const

export const MONTHS_OF_YEAR = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const
