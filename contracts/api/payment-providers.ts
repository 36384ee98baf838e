/** SPEC sections 3 and 5. */
export const ORDER_DEFAULTS = { form_type: true, type: 0, number: 1 } as const

export const PROVIDERS = ['alipay', 'stripe'] as const
export type ProviderName = (typeof PROVIDERS)[number]

export const byProvider = <T>(of: (provider: ProviderName) => T): Record<ProviderName, T> =>
  Object.fromEntries(PROVIDERS.map((name) => [name, of(name)])) as Record<ProviderName, T> // a key for each

export const PAYMENT_KINDS = { alipay: 'alipay', stripe: 'card' } as const satisfies Record<
  ProviderName,
  'alipay' | 'card'
>

/** The `type` of each provider in the order form. SPEC section 3: 0 is Alipay, anything else a card. */
export const PAYMENT_TYPES = { alipay: 0, stripe: 1 } as const satisfies Record<ProviderName, number>
export const providerOf = (type: number = ORDER_DEFAULTS.type): ProviderName =>
  PROVIDERS.find((name) => PAYMENT_TYPES[name] === type) ?? 'stripe'
