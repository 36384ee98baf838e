import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'

/** A term that contains a separator of terms would be read as two. */
export const asOneTerm = (term: string) => term.replace(/[,，、;；\s]+/g, ' ').trim()

/** The address of the keyword miner with a term as its seed. Without `data` the miner chooses the class of data. */
export const minerPath = (term: string, marketplace: Marketplace, data?: 'sample' | 'imported') =>
  `/keyword/miner?${new URLSearchParams({
    seeds: asOneTerm(term),
    ...(marketplace !== DEFAULT_MARKETPLACE && { marketplace }),
    ...(data && { data }),
  })}`
