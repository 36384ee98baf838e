import { dayOf } from '../date.ts'
import type { Marketplace } from '../marketplaces.ts'

/** The zones in which Amazon dates the sales of each marketplace. */
const ZONES: Readonly<Record<Marketplace, string>> = {
  US: 'America/Los_Angeles',
  CA: 'America/Los_Angeles',
  UK: 'Europe/London',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
  JP: 'Asia/Tokyo',
  IN: 'Asia/Kolkata',
}

/** The day of an instant in a marketplace, YYYY-MM-DD. */
export const marketplaceDay = (instant: string, marketplace: Marketplace) => dayOf(instant, ZONES[marketplace])
