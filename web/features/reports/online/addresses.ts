/** Where the online report leads: SPEC section 2. */
export const LIST_PATH = '/products/asin_fx/index'
export const progressPath = (id: number) => `/product/report?id=${id}`
export const createPath = (asin: string, marketplace: string) =>
  `/product?${new URLSearchParams({ asin, marketplace })}`
