export const globalSearchPath = (q: string) => `/search/global-search?${new URLSearchParams({ q })}`
